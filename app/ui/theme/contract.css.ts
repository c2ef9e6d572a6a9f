import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './tokens.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** One letter each: they stand some hundred times in every page's rules. */
const names = Object.fromEntries(Object.keys(light).map((role, place) => [role, letters[place]])) as {
  [role in keyof typeof light]: string;
};

/** The colours a part may use, by role. Spacing, radii and type do not change with the scheme: `tokens.ts`. */
export const colour = createGlobalThemeContract(names);
