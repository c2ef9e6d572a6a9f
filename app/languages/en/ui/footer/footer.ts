export const footerWords = {
  helpNow: 'If you need help now',
  map: 'Map (opens in a new tab)',
};
