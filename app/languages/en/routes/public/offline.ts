export const offlineWords = {
  heading: 'You are offline',
  summary: 'This page could not be loaded. The numbers below work without the internet.',
  whenConnected: 'When you are connected again, ',
  tryAgain: 'try this page again',
  readBefore: '. Pages about conditions and treatments that you have read before may open now too.',
  whereWeAre: 'Where we are',
};
