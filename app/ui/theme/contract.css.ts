import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './tokens.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Variable names of one letter, because each page's rules contain them hundreds of times (decision 0039). */
const names = Object.fromEntries(Object.keys(light).map((role, index) => [role, letters[index]])) as {
  [role in keyof typeof light]: string;
};

/** Colours by role. Spacing, radii and type do not depend on the colour scheme; they are in `tokens.ts`. */
export const colour = createGlobalThemeContract(names);
