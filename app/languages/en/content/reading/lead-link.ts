/** Texts of the links beside the first sentences of a page. */
export const leadLinkWords = {
  refuses: 'They refuse help: what you can do tonight',
  drugs: 'Is it drink or drugs? What you need to know tonight',
  disabilityCard: 'UDID card: where, which papers, who signs',
};
