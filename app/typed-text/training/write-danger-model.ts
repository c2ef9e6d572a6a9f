/** `npm run danger-model`: trains the detection of danger with the lists in phrases/danger/, and writes danger/trained/danger-model.json. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { phraseLists, readPhrases } from './phrase-lists.ts';
import { trainModel } from './train.ts';

const file = join(import.meta.dirname, '../danger/trained/danger-model.json');

const phrases = phraseLists().flatMap(readPhrases);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(trainModel(phrases), null, 1)}\n`);
console.log(`Trained with ${phrases.length} phrases.`);
