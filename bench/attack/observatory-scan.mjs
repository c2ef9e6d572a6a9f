/**
 * Scores pages with the engine of MDN Observatory. The engine's own entry point scans a whole host on the
 * default ports, so this script calls its parts with ports and paths.
 *
 * Runs in a process of its own, because NODE_EXTRA_CA_CERTS, which trusts the certificate of
 * `observatory.ts`, is read at start.
 * `node observatory-scan.mjs FOLDER HTTP_PORT HTTPS_PORT PATH...`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, httpPort, httpsPort, ...paths] = process.argv.slice(2);
const engine = join(folder, '@mdn/mdn-http-observatory');
// The package downloads the list of preloaded hosts from another site when its install script runs. Our host
// is not in that list, so an empty one is enough.
mkdirSync(join(engine, 'conf'), { recursive: true });
writeFileSync(join(engine, 'conf/hsts-preload.json'), '{}');
const part = (name) => import(pathToFileURL(join(engine, 'src', name)).href);
const { retrieve } = await part('retriever/retriever.js');
const { ALL_TESTS } = await part('constants.js');
const { getGradeForScore, getScoreModifier } = await part('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js');

for (const path of paths) {
  const retrieved = await retrieve('localhost', { httpPort, httpsPort, path });
  const modifiers = ALL_TESTS.map((test) => test(retrieved))
    .filter(({ result }) => result)
    .map((result) => ({
      name: result.constructor.name,
      result: result.result,
      modifier: getScoreModifier(result.result),
    }));
  const sum = (some) => some.reduce((total, { modifier }) => total + modifier, 0);
  const lost = modifiers.filter(({ modifier }) => modifier < 0);
  const score = 100 + (100 + sum(lost) >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : sum(lost));
  console.log(JSON.stringify({ path, score, grade: getGradeForScore(score).grade, lost }));
}
