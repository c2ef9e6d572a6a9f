import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below, canHover } from '#app/ui/theme/media.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, space } from '#app/ui/theme/tokens.ts';

export const section = featureStyle({ display: 'grid', gap: space[4] });

/** Wrapper of the doctors or the phone number, with the same gap as the section. */
export const answer = featureStyle({ display: 'grid', gap: space[4] });

export const list = featureStyle({ borderBlockEnd: `1px solid ${colour.line}` });

export const doctor = featureStyle({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[4],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${colour.line}`,
  '@media': { [below.medium]: { gridTemplateColumns: '64px minmax(0, 1fr)', paddingBlock: space[2] } },
});

export const name = featureStyle({ fontSize: fontSize.h4, overflowWrap: 'anywhere' });

export const nameLink = featureStyle({
  display: 'inline-block',
  paddingBlock: space[2],
  color: 'inherit',
  textDecorationThickness: '0.07em',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecorationThickness: '0.14em' } } } },
});

export const detail = style(
  featureRule({ color: colour.textSoft, lineHeight: 1.4, overflowWrap: 'anywhere' }),
);

export const booking = featureStyle({ '@media': { [below.medium]: { gridColumn: 2 } } });

export const allDoctors = featureStyle({});

export const book = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: colour.link,
  fontWeight: fontWeight.strong,
});

printRule(section, { gap: '4pt', marginBlockStart: '13pt', breakInside: 'avoid' });
printRule(`${section} h2`, { fontSize: '13pt' });
printRule(`${doctor} img, ${booking}, ${allDoctors}`, { display: 'none' });
printRule(doctor, { display: 'block', paddingBlock: '3pt' });
printRule(name, { fontSize: '10.5pt' });
printRule(`${section} p`, { fontSize: '9.5pt' });
