import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawHomeFrame } from '../hills/draw.ts';
import { digestOf, type Ledger } from '../ledger.ts';
import { run } from '../programs.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'public/video');

const settings = { width: 1600, height: 720, rate: 24, seconds: 9 };

/** Maximum size of one file in bytes. Both files together stay below 700 KB (docs/design.md). */
const largest = 350_000;

interface Encoding {
  readonly file: string;
  /** Rate factors to try, best quality first. */
  readonly rateFactors: readonly number[];
  readonly options: (rateFactor: number) => readonly string[];
}

const encodings: readonly Encoding[] = [
  {
    file: 'home-loop-av1.mp4',
    rateFactors: [24, 30, 34, 38, 42, 46, 50],
    // 10-bit colour: with 8 bits the gradient of the sky shows bands.
    options: (crf) => [
      '-c:v',
      'libsvtav1',
      '-preset',
      '4',
      '-crf',
      `${crf}`,
      '-g',
      '240',
      '-pix_fmt',
      'yuv420p10le',
    ],
  },
  {
    file: 'home-loop-h264.mp4',
    rateFactors: [20, 22, 24, 26, 28, 30, 32],
    options: (crf) => [
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-crf',
      `${crf}`,
      '-profile:v',
      'main',
      '-pix_fmt',
      'yuv420p',
    ],
  },
];

/** Digest of four sample frames, not of the drawing code, because most changes to that code concern other pages. */
function sourceDigest(): string {
  return digestOf([], [settings, encodings.map((one) => one.options(0)), frames(4)]);
}

function frames(count: number): string[] {
  return Array.from({ length: count }, (_, frame) => drawHomeFrame(frame / count));
}

export function homeLoopIsCurrent(ledger: Ledger): boolean {
  return (
    encodings.every(({ file }) => existsSync(join(folder, file))) &&
    ledger.digest('home loop') === sourceDigest()
  );
}

/** Records the existing film as current without rendering it again. */
export function keepHomeLoop(ledger: Ledger): void {
  if (encodings.every(({ file }) => existsSync(join(folder, file))))
    ledger.record('home loop', sourceDigest());
}

/** Renders all frames into one lossless film, the source of both encodings. */
async function renderFrames(film: string): Promise<void> {
  const { width, height, rate, seconds } = settings;
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    `${rate}`,
    '-i',
    '-',
  ];
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, '-c:v', 'ffv1', film], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (const svg of frames(rate * seconds)) {
    const pixels = await sharp(Buffer.from(svg), { density: 144 })
      .resize(width, height)
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [status] = await once(ffmpeg, 'close');
  if (status !== 0) throw new Error(`ffmpeg could not write the frames (${status})`);
}

function encode(film: string, { file, rateFactors, options }: Encoding): string {
  const path = join(folder, file);
  for (const rateFactor of rateFactors) {
    const output = [
      '-an',
      '-movflags',
      '+faststart',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-colorspace',
      'bt709',
    ];
    run('ffmpeg', ['-v', 'error', '-y', '-i', film, ...options(rateFactor), ...output, path]);
    const { size } = statSync(path);
    if (size <= largest) return `${file}: ${Math.round(size / 1000)} KB at rate factor ${rateFactor}`;
  }
  throw new Error(`${file} stays above ${largest} bytes at every rate factor`);
}

/** Renders the loop of the home page frame by frame and encodes it twice. @returns a report line for each file */
export async function renderHomeLoop(ledger: Ledger): Promise<string[]> {
  const work = mkdtempSync(join(tmpdir(), 'loop-'));
  try {
    mkdirSync(folder, { recursive: true });
    const film = join(work, 'frames.mkv');
    await renderFrames(film);
    const lines = encodings.map((encoding) => encode(film, encoding));
    ledger.record('home loop', sourceDigest());
    return lines;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
