/** A section of an information page that a phone folds, and that a wide screen shows open, as any other text. */
import { globalStyle } from '@vanilla-extract/css';
import { looks } from '#app/ui/phone-fold/phone-fold.later.css.ts';
import { colour } from '#app/ui/theme/contract.css.ts';
import { below } from '#app/ui/theme/media.ts';
import { whereOpen } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';
import { fontSize, space } from '#app/ui/theme/tokens.ts';
import { body, fold } from './folded-section.css.ts';

const marker = featureStyle({});
export const phoneSection = `${fold} ${marker} ${looks.fold}`;

const row = featureStyle({
  '@media': { [below.medium]: { minBlockSize: '3.25rem', paddingBlock: space[3], border: 0 } },
});
export const phoneSummary = `${row} ${looks.heading}`;

// An open section between folds.
globalStyle(
  `${fold} + h2`,
  featureRule({
    '@media': {
      [`screen and ${below.medium}`]: {
        paddingBlockStart: space[5],
        marginBlockStart: 0,
        borderBlockStart: `1px solid ${colour.line}`,
      },
    },
  }),
);

const open = (selector: string, rule: Parameters<typeof featureRule>[0]) =>
  globalStyle(selector, featureRule(whereOpen(rule)) as never);

open(`${marker}${marker}${marker}`, { marginBlockStart: space[7], border: 0 });
open(`${marker} + ${fold}`, { marginBlockStart: space[5] });
open(`${marker} > summary > h2`, { fontSize: fontSize.h2 });
open(`${marker} > summary:hover > h2`, { textDecoration: 'none' });
open(`${marker} > ${body}`, { paddingBlock: `${space[3]} 0` });
