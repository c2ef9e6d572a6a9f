export const nextFreeWords = { next: 'Next free', today: 'today' };
