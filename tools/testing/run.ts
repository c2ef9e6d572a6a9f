import { summaryLine } from './results.ts';
import { allSteps, parts, runSteps } from './steps.ts';

const [name, ...filters] = process.argv.slice(2);
const steps = name === undefined ? allSteps : parts[name]?.(filters);
if (!steps) {
  console.error(
    `There is no part '${name}'. Use npm test for everything, or npm test -- ${Object.keys(parts).join(' | ')}`,
  );
  process.exit(2);
}
const counts = await runSteps(steps);
console.log(`\n${summaryLine(counts)}`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
