/** Accessible name of the button that turns a card with this title. */
export const flipCardWords: (title: string) => string = (title) => `About: ${title}`;
