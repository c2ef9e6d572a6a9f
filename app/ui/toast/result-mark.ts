/**
 * Attributes of an element that shows the result of a save. A save often removes the button that was pressed, and the
 * browser then puts the focus on `body`. The frame of the staff area moves it here.
 */
export const resultMark = { 'data-result': '', tabIndex: -1 } as const;
