import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { canHover, from } from '#app/ui/theme/media.ts';
import { blend } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

const divider = `1px solid ${blend(colour.onAccentSoft, 30)}`;

export const box = featureStyle({
  marginBlockEnd: space[6],
  paddingInline: `clamp(${space[4]}, 3vw, ${space[6]})`,
  borderRadius: radius.large,
  background: colour.accentSoft,
  color: colour.text,
  lineHeight: 1.5,
});

/** A section of the box: first aid, the closed signs, or a tier of the open signs. */
export const step = featureStyle({
  paddingBlock: space[5],
  selectors: { '& + &': { borderBlockStart: divider } },
});

/** The closed signs, with the phone numbers beside them on wide screens. */
export const closed = style([
  step,
  featureRule({
    '@media': {
      [from.wide]: {
        display: 'grid',
        gridTemplateColumns: '1fr minmax(14rem, 20rem)',
        gridTemplateRows: 'auto 1fr',
        columnGap: space[6],
      },
    },
  }),
]);

globalStyle(
  `${closed} > :last-child`,
  featureRule({
    '@media': { [from.wide]: { gridArea: '1 / 2 / 3 / 3', alignContent: 'start', marginBlock: 0 } },
  }),
);

globalStyle(
  `${box} :is(h2, h3)`,
  featureRule({ color: colour.onAccentSoft, fontSize: fontSize.h4, lineHeight: 1.3 }),
);
// Space for the listen button at the end of the heading.
globalStyle(`${step} > h2`, featureRule({ paddingInlineEnd: '6.5rem' }));
globalStyle(`${box} li::marker`, featureRule({ color: colour.onAccentSoft, fontWeight: fontWeight.strong }));
globalStyle(`${step} > :is(p, ul, ol)`, featureRule({ marginBlockStart: space[2] }));
globalStyle(`${step} > :is(ul, ol):not([role])`, featureRule({ paddingInlineStart: '1.3em' }));
globalStyle(
  `${step} > :is(ul, ol):not([role]) > li`,
  featureRule({ marginBlockStart: space[2], breakInside: 'avoid' }),
);
globalStyle(`${step} > p`, featureRule({ maxInlineSize: '42em' }));

export const all = featureStyle({ borderBlockStart: divider });

export const summary = featureStyle({
  minBlockSize: '3rem',
  paddingBlock: space[3],
  color: colour.onAccentSoft,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

// Print shows all signs on the first page, because paper cannot be opened. The closed signs are hidden, because they repeat some.
printRule(`${all}::details-content`, { contentVisibility: 'visible', blockSize: 'auto' });
printRule(`${summary}, ${closed} > :is(ul, h2)`, { display: 'none' });
printRule(box, {
  marginBlock: '4pt',
  paddingInline: '8pt',
  border: '1.5pt solid #000',
  background: 'none',
  color: '#000',
  fontSize: '8pt',
  lineHeight: 1.25,
});
printRule(step, { paddingBlock: '2pt' });
printRule(`${box} :is(h2, h3)`, { color: '#000', fontSize: '10pt' });
printRule(`${step} > :is(p, ul, ol)`, { maxInlineSize: 'none', marginBlockStart: '1pt' });
printRule(`${step} > :is(ul, ol):not([role]) > li`, { marginBlockStart: 0 });
