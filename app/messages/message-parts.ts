/** Counts the parts of an SMS. Operators charge each part. */

/** Characters that the GSM alphabet sends in one place of seven bits. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters that the GSM alphabet sends in two places. */
const extended = new Set('^{}\\[~]|€\f');

/** Places in a message of one part, and in each part of a longer one, whose header takes the difference. */
const gsm = { single: 160, several: 153 } as const;
const unicode = { single: 70, several: 67 } as const;

export interface MessageLength {
  /** Places that the text takes: characters of seven bits, or units of UTF-16 for other alphabets. */
  readonly places: number;
  readonly parts: number;
  /** Whether a character is not in the GSM alphabet, so that a part has less than half the places. */
  readonly isUnicode: boolean;
}

/** Measures a text as an SMS. A character of two places is never split between two parts. */
export function messageLength(text: string): MessageLength {
  const letters = [...text];
  const isUnicode = letters.some((letter) => !basic.has(letter) && !extended.has(letter));
  const sizes = letters.map((letter) => (isUnicode ? letter.length : extended.has(letter) ? 2 : 1));
  const { single, several } = isUnicode ? unicode : gsm;
  const places = sizes.reduce((sum, size) => sum + size, 0);
  if (places <= single) return { places, parts: 1, isUnicode };
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > several) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return { places, parts, isUnicode };
}
