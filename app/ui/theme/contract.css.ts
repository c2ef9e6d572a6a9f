import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './tokens.ts';

const names = Object.fromEntries(Object.keys(light).map((role) => [role, `c-${role}`])) as {
  [role in keyof typeof light]: string;
};

/** The colours a part may use, by role. Spacing, radii and type do not change with the scheme: `tokens.ts`. */
export const colour = createGlobalThemeContract(names);
