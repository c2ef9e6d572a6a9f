export const printWords: { readonly withoutScripts: string } = {
  withoutScripts: 'To print it, use your browser’s menu.',
};
