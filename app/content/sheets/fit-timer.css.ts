import { colour } from '#app/ui/theme/contract.css.ts';
import { framed } from '#app/ui/theme/mixins.ts';
import { featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { font, fontWeight, radius, space } from '#app/ui/theme/tokens.ts';

export const timer = featureStyle({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  ...framed,
});

// Hidden without scripts, because the timer needs them.
export const counting = featureStyle({
  display: 'grid',
  gap: space[3],
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Large enough to read on a phone that lies on the floor. */
export const clock = featureStyle({
  fontFamily: font.heading,
  fontSize: 'clamp(min(4rem, 20vw), 22vw, 8rem)',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
  textAlign: 'center',
  borderRadius: radius.medium,
  selectors: { '&[data-late]': { background: colour.danger, color: colour.onDanger } },
});

export const say = featureStyle({
  minBlockSize: '3.2em',
  fontWeight: fontWeight.strong,
  lineHeight: 1.5,
  textAlign: 'center',
});

export const buttons = featureStyle({ display: 'grid' });

export const withoutScripts = featureStyle({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});

printRule(timer, { display: 'none' });
