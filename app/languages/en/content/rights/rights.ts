export const rightsWords: { readonly inShort: string } = {
  inShort: 'This page explains the law in short. It does not replace the Act, or a lawyer who knows you.',
};
