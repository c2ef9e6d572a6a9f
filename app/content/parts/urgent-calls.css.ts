import { style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { canHover, from } from '#app/ui/theme/media.ts';
import { blend } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { font, fontSize, radius, space } from '#app/ui/theme/tokens.ts';

export const calls = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: space[2],
  marginBlockStart: space[3],
  // Rows of one height, where there are columns.
  '@media': { [from.medium]: { gridAutoRows: '1fr' } },
});

/** The frame shows the area to tap. */
export const call = featureStyle({
  display: 'block',
  blockSize: '100%',
  minBlockSize: '2.75rem',
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${blend(colour.onAccentSoft, 45)}`,
  borderRadius: radius.medium,
  color: colour.onAccentSoft,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  textDecoration: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const number = style(
  featureRule({ display: 'block', fontFamily: font.heading, fontSize: '1.5rem', whiteSpace: 'nowrap' }),
);

printRule(calls, { gridTemplateColumns: 'repeat(3, auto)', gap: '0 12pt', marginBlockStart: '2pt' });
printRule(call, { minBlockSize: 0, padding: '1pt 0', border: 0, color: '#000' });
printRule(number, { display: 'inline', fontSize: '11pt' });
