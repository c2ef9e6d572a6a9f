/** Statements that staff can make about the beds. The values are stored. */
export const bedStates = [
  { value: 'free', label: 'A bed is free' },
  { value: 'full', label: 'No bed is free' },
] as const;

/** Value that takes the statement back. */
export const nothingSaid = '';

export type BedState = (typeof bedStates)[number]['value'] | typeof nothingSaid;

export const isBedState = (text: string | null): text is BedState =>
  text === nothingSaid || bedStates.some(({ value }) => value === text);
