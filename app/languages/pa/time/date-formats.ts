import type * as english from '#messages/time/date-formats.ts';
import { punjabiDigitDateFormat } from './dates.ts';

export const dateFormats: typeof english.dateFormats = { longDate: punjabiDigitDateFormat };
