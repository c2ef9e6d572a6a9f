export const menuWords = {
  treatments: 'Treatments',
  services: 'Services',
  more: 'Search & more',
  thisSite: 'This site',
  searchThisSite: 'Search this site',
  search: 'Search',
};
