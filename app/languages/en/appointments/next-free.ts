/** Words of the next free time. A label may end in a line break, which a phone shows where the longest time does not fit beside the label. */
export const nextFreeWords = { next: 'Next free: ', today: 'today' };
