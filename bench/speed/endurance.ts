import { run } from '#tools/testing/command.ts';
import { type Load, load } from './load.ts';
import { startServer } from './server-process.ts';
import { pages, product } from './subjects.ts';

const minute = 60;
/**
 * Minutes of load. workerd takes the memory that it holds in the first two (decision 0011). The later minutes
 * show whether it takes more.
 */
const minutes = 5;
const visitors = 200;
const addresses = 1000;

const isCached = (response: Response) =>
  /\bpage;desc="?cached"?/.test(response.headers.get('Server-Timing') ?? '');

/**
 * Puts 200 connections on home for several minutes. A robot then requests 1,000 made-up addresses, which must
 * not evict the cached pages.
 */
export async function endurance(): Promise<{ text: string; results: unknown }> {
  if (!(await run('react-router', ['build', '--logLevel', 'error']))) throw new Error('The build failed.');
  const server = await startServer(product, { direct: true });
  const ask = async (path: string) => {
    const response = await fetch(server.origin + path);
    await response.arrayBuffer();
    return response;
  };
  for (const path of Object.values(pages)) await ask(path);
  const memoryBefore = server.memory();
  const loads: (Load & { readonly memory: number })[] = [];
  while (loads.length < minutes) {
    const measured = await load(server, pages.home, { connections: visitors, seconds: minute });
    loads.push({ ...measured, memory: server.memory() });
  }
  for (const path of Object.values(pages)) await ask(path);
  for (let index = 0; index < addresses; index += 1) {
    await ask(index % 2 ? `/no-such-page-${index}` : `${pages.doctors}?q=robot-${index}`);
  }
  const cachedPages: string[] = [];
  for (const path of Object.values(pages)) if (isCached(await ask(path))) cachedPages.push(path);
  const memoryAfterRobot = server.memory();
  const results = { visitors, loads, memoryBefore, memoryAfterRobot, addresses, cachedPages };
  const megabytes = (figure: number) => `${figure.toFixed(0)} MB`;
  const text = [
    `${visitors} connections on home, the server's processes at first ${megabytes(memoryBefore)}.`,
    ...loads.map(
      ({ answered, failed, slowestPercent, memory }, index) =>
        `Minute ${index + 1}: ${answered} answered, ${failed} failed, 99 of 100 within ${slowestPercent} ms; then ${megabytes(memory)}.`,
    ),
    `After the robot: ${megabytes(memoryAfterRobot)}.`,
    `After ${addresses} addresses of a robot, of ${Object.values(pages).join(', ')} still cached: ${cachedPages.join(', ') || 'none'}.`,
  ].join('\n');
  return { text, results };
}
