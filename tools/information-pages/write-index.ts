/** Validates the front matter of every information page and writes the index that app/navigation/pages.ts imports. */
import { writeInformationIndex } from './index-file.ts';

try {
  writeInformationIndex();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
