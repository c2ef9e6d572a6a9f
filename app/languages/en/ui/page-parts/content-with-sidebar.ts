export const sidebarWords: { readonly more: string; readonly theHospital: string } = {
  more: 'More',
  theHospital: 'The hospital',
};
