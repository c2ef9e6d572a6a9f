export const oldTimesWords = {
  mayBeGone:
    'A time may have gone since, and booking here does not work for the moment. Call us: we book it with you.',
};
