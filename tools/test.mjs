/** `npm test`: everything, from a bare clone. `npm test -- unit` and the like run a part; see tests/README.md. */
import { continueWith, ensureInstalled } from './installed.mjs';

ensureInstalled();
continueWith('tools/testing/run.ts', ...process.argv.slice(2));
