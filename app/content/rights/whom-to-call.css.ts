import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { from } from '#app/ui/theme/media.ts';
import { blend } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { font, fontSize, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

export const list = featureStyle({
  marginBlock: `${space[5]} ${space[6]}`,
  paddingInline: space[5],
  borderRadius: radius.large,
  background: colour.actionSoft,
  color: colour.onActionSoft,
  fontSize: fontSize.body,
  lineHeight: 1.45,
});

export const entry = featureStyle({
  display: 'grid',
  gap: `${space[1]} ${space[5]}`,
  alignItems: 'center',
  paddingBlock: space[4],
  breakInside: 'avoid',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${blend(colour.onActionSoft, 22)}` },
  },
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const name = featureStyle({
  fontWeight: fontWeight.strong,
  '@media': { [from.medium]: { gridColumn: '1 / -1' } },
});

export const phone = featureStyle({
  fontFamily: font.heading,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.heading,
  whiteSpace: 'nowrap',
});

globalStyle(
  `${phone} > a`,
  featureRule({
    display: 'inline-block',
    minBlockSize: '2.75rem',
    paddingBlock: space[2],
    color: 'inherit',
  }),
);

printRule(list, {
  marginBlock: '8pt',
  border: '1.5pt solid #000',
  background: 'none',
  color: '#000',
  fontSize: '9.5pt',
});
printRule(entry, { paddingBlock: '3pt', gridTemplateColumns: 'minmax(0, 1fr) auto' });
printRule(name, { gridColumn: '1 / -1' });
printRule(`${phone} > a`, { minBlockSize: 0, paddingBlock: 0 });
