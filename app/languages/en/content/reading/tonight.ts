/** Text of the link to each page, for a family that needs both pages in one night. */
export const tonightWords = {
  '/when-someone-refuses': 'They refuse help: what you can do tonight',
  '/deaddiction': 'Is it drink or drugs? What you need to know tonight',
};
