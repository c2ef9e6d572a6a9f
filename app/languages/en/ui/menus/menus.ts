export const menuWords = {
  treatments: 'Treatments',
  services: 'Services',
  more: 'More',
  hospital: 'The hospital',
  menu: 'Menu',
  close: 'Close',
  allPages: 'All pages',
  thisSite: 'This site',
  searchThisSite: 'Search this site',
  search: 'Search',
  callUs: 'Call us',
};
