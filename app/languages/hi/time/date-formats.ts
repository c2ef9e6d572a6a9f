import { hindiLongDateFormat } from '#app/time/hindi-time.ts';
import type * as english from '#messages/time/date-formats.ts';

export const dateFormats: typeof english.dateFormats = { longDate: hindiLongDateFormat };
