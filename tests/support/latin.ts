const part = /<(script|style|template|svg|textarea)\b.*?<\/\1>/gs;
const inEnglish = /<(\w+)\b[^>]*\blang="en"[^>]*>.*?<\/\1>/gs;
const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\S+/g;

/** The words in Latin letters that a page in Hindi shows and does not mark as English; mail addresses are none. */
export const latinIn = (html: string): readonly string[] =>
  html
    .replace(part, ' ')
    .replace(inEnglish, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;|&#\w+;/g, ' ')
    .replace(address, ' ')
    .match(/[A-Za-z][\w' -]*/g) ?? [];
