export const listenWords = {
  /** Button that reads a short text aloud. */
  listen: 'Listen',
};
