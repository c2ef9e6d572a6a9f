/** A word and its width at a font size of 1. */
export interface MeasuredWord {
  readonly text: string;
  readonly width: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** Width of the space between two words, at a font size of 1. */
  readonly space: number;
  /** Height of a line, at a font size of 1. */
  readonly lineHeight: number;
}

interface FittedTitle {
  readonly fontSize: number;
  readonly lines: readonly string[];
}

/** Font sizes in pixels, largest first. */
const sizes = [80, 72, 64, 58, 52, 46, 40];

/** Fills lines with words greedily. A word wider than the limit gets its own line. */
function linesOf(words: readonly MeasuredWord[], space: number, limit: number): string[] {
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

/** Balances the lines: the narrowest width that needs no more lines than the full width. */
function balanced(words: readonly MeasuredWord[], space: number, limit: number): string[] {
  const lines = linesOf(words, space, limit);
  for (let share = 0.4; share < 1; share += 0.02) {
    const tighter = linesOf(words, space, limit * share);
    const fits = words.every(({ width }) => width <= limit * share);
    if (fits && tighter.length === lines.length) return tighter;
  }
  return lines;
}

/**
 * Returns the largest font size at which a title fits, and its lines.
 *
 * @throws Error when the title does not fit even at the smallest size
 */
export function fitTitle(words: readonly MeasuredWord[], room: Room): FittedTitle {
  for (const fontSize of sizes) {
    const limit = room.width / fontSize;
    const lines = balanced(words, room.space, limit);
    const isHighEnough = lines.length * room.lineHeight * fontSize <= room.height;
    if (isHighEnough && words.every(({ width }) => width <= limit)) return { fontSize, lines };
  }
  throw new Error(`"${words.map(({ text }) => text).join(' ')}" does not fit at any font size.`);
}
