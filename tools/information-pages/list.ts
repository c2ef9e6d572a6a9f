/** Reads the front matter of every information page, checks it, and writes the index that app/navigation/pages.ts reads. */
import { writeInformationIndex } from './index-file.ts';

try {
  writeInformationIndex();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
