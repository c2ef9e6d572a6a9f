import type * as english from '#messages/ui/page-parts/public-notices.ts';

export const noticeWords: typeof english.noticeWords = { notice: 'ਸੂਚਨਾ' };
