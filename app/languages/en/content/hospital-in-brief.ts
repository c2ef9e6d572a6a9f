export const briefWords = { hospital: 'What our hospital has, and what a stay is like' };
