export const homeWords = {
  heading: 'It is all right to ask for help.',
  text: (beds: number) =>
    `Worry that will not stop. A child who is struggling. Drinking that has got out of hand. Tell us what is happening. We are a hospital for mental health with ${beds} beds in Sector 15, Panchkula, and we listen first.`,
  book: 'Book an appointment',
};
