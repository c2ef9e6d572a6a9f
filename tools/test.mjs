/** `npm test`: installs and runs all tests. `npm test -- unit` and similar commands run a part; see tests/README.md. */
import { continueWith, ensureInstalled } from './installed.mjs';

ensureInstalled();
continueWith('tools/testing/run.ts', ...process.argv.slice(2));
