export const teamWords = { heading: 'Our Team of Experts' /** Leads to all doctors. */, viewAll: 'View all' };
