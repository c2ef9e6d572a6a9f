import { globalStyle } from '@vanilla-extract/css';
import { colour } from '#app/ui/theme/contract.css.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, radius, space } from '#app/ui/theme/tokens.ts';
import { box } from './urgent-box.css.ts';

/** The boxes get the focus when the page opens. Their borders show it, so there is no outline. */
export const boxes = featureStyle({
  display: 'grid',
  gap: space[4],
  paddingBlockStart: space[5],
  outline: 'none',
  boxShadow: 'none',
});

// The border sets the boxes apart from the page below them.
globalStyle(
  `${boxes} > ${box}`,
  featureRule({ margin: 0, border: `2px solid ${colour.onAccentSoft}`, borderRadius: radius.large }),
);
globalStyle(`${boxes} h2`, featureRule({ fontSize: fontSize.h3 }));

export const quiet = featureStyle({ color: colour.textSoft, fontSize: fontSize.small });
