export const headerWords = {
  main: 'Main',
  search: 'Search',
  menu: 'Menu',
  homePage: ', home page',
  skip: 'Skip to content',
};
