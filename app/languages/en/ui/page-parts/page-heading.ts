export const pageHeadingWords = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
};
