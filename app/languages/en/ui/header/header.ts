export const headerWords = {
  main: 'Main',
  menu: 'Menu',
  homePage: ', home page',
  skip: 'Skip to content',
};
