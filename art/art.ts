/**
 * `npm run art`: draws, renders and encodes every picture whose sources changed. What needs Blender or ffmpeg is
 * passed over where they are not installed: the finished pictures are in git, so neither start nor test needs them.
 *
 *     npm run art                     everything that changed
 *     npm run art -- --check          draws the SVG set again and fails unless it is byte-identical
 *     npm run art -- gym pharmacy     only these rooms
 *     npm run art -- --keep           notes the finished renderings and the film as those of today's sources
 */
import { writeContactSheets } from './contact-sheets.ts';
import { checkDrawings, writeDrawings } from './drawings.ts';
import { renderIcons } from './identity/icons.ts';
import { Ledger } from './ledger.ts';
import { missing } from './programs.ts';
import { bytesOfRooms, encodeRooms } from './rooms/encode-rooms.ts';
import { keepRendering, renderRoom, scenesToRender } from './rooms/render-rooms.ts';
import { sceneNames } from './rooms/scene-sources.ts';
import { drawLocalizedPictures } from './share/localized-pictures.ts';
import { homeLoopIsCurrent, keepHomeLoop, renderHomeLoop } from './video/home-loop.ts';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function renderRooms(names: readonly string[], ledger: Ledger): Promise<void> {
  const changed = scenesToRender(ledger).filter((name) => !names.length || names.includes(name));
  const absent = missing('blender', 'ffmpeg', 'python3-numpy');
  if (changed.length && absent.length) {
    console.log(`rooms: ${changed.join(', ')} not rendered. Install first: apt install ${absent.join(' ')}`);
    return;
  }
  for (const name of changed) {
    console.log(`rooms: rendering ${name}`);
    await renderRoom(name, ledger);
  }
}

async function makeHomeLoop(ledger: Ledger): Promise<void> {
  if (homeLoopIsCurrent(ledger)) return;
  const absent = missing('ffmpeg');
  if (absent.length) console.log(`video: not rendered. Install first: apt install ${absent.join(' ')}`);
  else for (const line of await renderHomeLoop(ledger)) console.log(`video: ${line}`);
}

async function drawSharePictures(ledger: Ledger): Promise<void> {
  const drawn = await drawLocalizedPictures(ledger);
  if (drawn) console.log(`share pictures: ${drawn.length ? drawn.join(', ') : 'none changed'}`);
  else console.log('share pictures: not drawn. Name a Chromium: CHROMIUM_PATH=/path/to/chromium');
}

async function makeEverything(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !sceneNames.includes(name));
  if (unknown.length) {
    throw new Error(`There is no room ${unknown.join(', ')}. The rooms are ${sceneNames.join(', ')}.`);
  }
  const ledger = new Ledger();
  if (!names.length) {
    const drawn = await writeDrawings();
    console.log(`drawings: ${drawn.length ? drawn.join(', ') : 'none changed'}`);
    await renderIcons();
    await drawSharePictures(ledger);
  }
  await renderRooms(names, ledger);
  const encoded = await encodeRooms(ledger);
  console.log(`rooms: ${encoded.length} encoded; all files together ${megabytes(bytesOfRooms())}`);
  if (!names.length) await makeHomeLoop(ledger);
  await writeContactSheets(ledger);
}

async function check(): Promise<void> {
  const { count, different } = await checkDrawings();
  for (const path of different) console.error(`${path} is not what art/ draws`);
  if (different.length) process.exitCode = 1;
  else console.log(`${count} drawings, each byte-identical to the file in public/`);
}

const args = process.argv.slice(2);
if (args.includes('--check')) await check();
else if (args.includes('--keep')) {
  const ledger = new Ledger();
  for (const name of sceneNames) keepRendering(name, ledger);
  keepHomeLoop(ledger);
} else await makeEverything(args);
