import { createVar, styleVariants } from '@vanilla-extract/css';
import { dimmedInDark } from '#app/ui/theme/mixins.ts';
import { featureRule, featureStyle } from '#app/ui/theme/rules.ts';

const sky = createVar();
const glow = createVar();
const light = createVar();
const far = createVar();
const middle = createVar();
const near = createVar();

/** Colours of the drawing at four hours of the day, from art/hills/palettes.ts. */
const hours = {
  dawn: ['#a9c9cb', '#f9d9a8', '#fff6dd', '#dcb897', '#7f9a86', '#2f6457'],
  day: ['#8ccbd3', '#e9f1d6', '#fffbe6', '#a9ccb3', '#68a48c', '#2c6b5d'],
  dusk: ['#6c6f96', '#f3a37c', '#ffdf9e', '#a8798a', '#5b5a78', '#2d3d54'],
  night: ['#14303c', '#2f5a63', '#f4ecd2', '#2c5560', '#1f424b', '#173339'],
} as const;

type Hour = keyof typeof hours;
export const hourNames = Object.keys(hours) as Hour[];

export const hour = styleVariants(hours, (colours) => {
  const [ofSky, ofGlow, ofLight, ofFar, ofMiddle, ofNear] = colours;
  return featureRule({
    position: 'absolute',
    inset: 0,
    zIndex: -2,
    inlineSize: '100%',
    blockSize: '100%',
    vars: {
      [sky]: ofSky,
      [glow]: ofGlow,
      [light]: ofLight,
      [far]: ofFar,
      [middle]: ofMiddle,
      [near]: ofNear,
    },
    background: `linear-gradient(${sky}, ${glow} 62%)`,
    ...dimmedInDark,
  });
});

export const lightFill = featureStyle({ fill: light });
export const farFill = featureStyle({ fill: far });
export const middleFill = featureStyle({ fill: middle });
export const nearFill = featureStyle({ fill: near });
