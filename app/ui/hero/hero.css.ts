import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/contract.css.ts';
import { below, from, lowScreen, prefersDark } from '../theme/media.ts';
import { blend, container } from '../theme/mixins.ts';
import { uiRule, uiStyle } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';
import { pictureHeight } from './hero-picture.css.ts';

/** The page's ground colour, partly transparent so that the picture is visible through it. */
const mist = (share: number) => blend(colour.ground, share);

/** On a small screen the words are above the picture, and the mist covers its sky. */
const mistAbove = (picture: string) =>
  `linear-gradient(${colour.ground} calc(100% - ${picture}),${mist(70)} calc(100% - ${picture} + 2rem),transparent calc(100% - ${picture} * 0.45))`;

/** On a wide screen the words are in front of the picture, and the mist fades from their side. */
function mistBeside(wordsWidth: number): string {
  const at = (rem: number) => `max(${wordsWidth + 2 + rem}rem,50% - ${38 - wordsWidth - rem}rem)`;
  return `linear-gradient(to right,${mist(97)},${mist(95)} ${at(-12)},${mist(84)} ${at(-2)},${mist(60)} ${at(5)},${mist(28)} ${at(12)},${mist(8)} ${at(18)},transparent ${at(25)})`;
}

const band = uiStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'center',
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: 0, zIndex: -1 },
  },
});

// Rounded top edge of the content below. It belongs to the picture, which follows the words in the HTML. Before the
// words it would move down as each word arrives.
globalStyle(
  `${band} > picture::after`,
  uiRule({
    content: '',
    position: 'absolute',
    insetBlockEnd: '-1px',
    insetInline: '-2rem',
    blockSize: 'clamp(1.25rem, 3.5vw, 3rem)',
    borderRadius: '70% 30% 0 0 / 100% 100% 0 0',
    background: colour.ground,
  }),
);

export const hero = styleVariants({
  home: [
    band,
    uiRule({
      paddingBlock: `${space[5]} calc(${pictureHeight.home} - 4rem)`,
      selectors: { '&::before': { background: mistAbove(pictureHeight.home) } },
      '@media': {
        [from.wide]: {
          minBlockSize: 'clamp(28rem, 40vw, 38rem)',
          paddingBlock: `${space[7]} ${space[8]}`,
          selectors: { '&::before': { background: mistBeside(34) } },
        },
      },
    }),
  ],
  page: [
    band,
    uiRule({
      paddingBlock: `${space[4]} calc(${pictureHeight.page} - 2rem)`,
      selectors: { '&::before': { background: mistAbove(pictureHeight.page) } },
      '@media': {
        [from.wide]: {
          minBlockSize: 'clamp(22rem, 26vw, 27rem)',
          paddingBlock: `${space[5]} ${space[7]}`,
          selectors: { '&::before': { background: mistBeside(40) } },
        },
      },
    }),
  ],
});

globalStyle(
  band,
  uiRule({ '@media': { [`${lowScreen} and ${below.wide}`]: { paddingBlockStart: space[2] } } }),
);

/** Where the words are above the picture, it is left out. */
export const wideOnly = style(uiRule({ '@media': { [below.wide]: { paddingBlockEnd: space[4] } } }));
globalStyle(`${wideOnly} > picture`, uiRule({ '@media': { [below.wide]: { display: 'none' } } }));

/** Dims a daylight picture, which would be too bright on a dark page. */
export const dimmed = style(
  uiRule({ '@media': { [prefersDark]: { filter: 'brightness(0.55) saturate(0.85)' } } }),
);

export const words = uiStyle(container);
