import type { WeekdayWords } from '../../queries/asked-weekday.ts';

export const weekdayWords: WeekdayWords = {
  Sun: 'ਐਤਵਾਰ aitvar',
  Mon: 'ਸੋਮਵਾਰ',
  Tue: 'ਮੰਗਲਵਾਰ',
  Wed: 'ਬੁੱਧਵਾਰ',
  Thu: 'ਵੀਰਵਾਰ',
  Fri: 'ਸ਼ੁੱਕਰਵਾਰ',
  Sat: 'ਸ਼ਨਿੱਚਰਵਾਰ ਸ਼ਨੀਵਾਰ',
};
