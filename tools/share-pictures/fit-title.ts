/** A word and how wide it is at a font size of 1. */
export interface Word {
  readonly text: string;
  readonly width: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** Between two words, at a font size of 1. */
  readonly space: number;
  /** Of a line, at a font size of 1. */
  readonly lineHeight: number;
}

interface FittedTitle {
  readonly fontSize: number;
  readonly lines: readonly string[];
}

/** The largest first. */
const sizes = [80, 72, 64, 58, 52, 46, 40];

/** Words put into each line as long as they fit. A word wider than a line has one of its own. */
function linesOf(words: readonly Word[], space: number, limit: number): string[] {
  const lines: { words: string[]; width: number }[] = [];
  for (const { text, width } of words) {
    const last = lines.at(-1);
    if (last && last.width + space + width <= limit) {
      last.words.push(text);
      last.width += space + width;
    } else {
      lines.push({ words: [text], width });
    }
  }
  return lines.map((line) => line.words.join(' '));
}

/** As many lines as in the whole width, in the least of it: so that none is left much shorter than the others. */
function balanced(words: readonly Word[], space: number, limit: number): string[] {
  const lines = linesOf(words, space, limit);
  for (let share = 0.4; share < 1; share += 0.02) {
    const tighter = linesOf(words, space, limit * share);
    const fits = words.every(({ width }) => width <= limit * share);
    if (fits && tighter.length === lines.length) return tighter;
  }
  return lines;
}

/**
 * The largest size at which a title fits, and its lines.
 *
 * @throws Error where a word is too long even in the smallest size
 */
export function fitTitle(words: readonly Word[], room: Room): FittedTitle {
  for (const fontSize of sizes) {
    const limit = room.width / fontSize;
    const lines = balanced(words, room.space, limit);
    const isHighEnough = lines.length * room.lineHeight * fontSize <= room.height;
    if (isHighEnough && words.every(({ width }) => width <= limit)) return { fontSize, lines };
  }
  throw new Error(`"${words.map(({ text }) => text).join(' ')}" fits in no size.`);
}
