export const teamWords = { heading: 'Our Team of Experts', viewAll: 'View all' };
