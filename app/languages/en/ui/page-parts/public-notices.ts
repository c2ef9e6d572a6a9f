export const noticeWords = { notice: 'Notice' };
