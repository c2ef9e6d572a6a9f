import { blend } from './colours.ts';

/** Colours of one time of day. */
export interface Palette {
  /** Gradient from the top of the sky to the hills. */
  readonly sky: readonly [string, string, string, string];
  /** Colour of the sun or moon. */
  readonly light: string;
  /** Strength of the glow around the sun or moon, 0 to 1. */
  readonly glow: number;
  readonly cloud: string;
  /** Mist in the valleys, the lightest colour of the landscape. */
  readonly haze: string;
  /** Farthest hills, close to the colour of the sky. */
  readonly far: string;
  readonly middle: string;
  /** Hill behind the foreground hill. */
  readonly near: string;
  /** Foreground hill. */
  readonly ground: string;
  /** Silhouettes on the foreground hill, the darkest colour. */
  readonly ink: string;
  /** Lit sides of objects. */
  readonly lit: string;
  /** Paths, stones and walls. */
  readonly stone: string;
  /** Lamps, windows and one warm detail. */
  readonly accent: string;
}

const marigold = '#f0a63a';

export const palettes = {
  dawn: {
    sky: ['#93bfc9', '#d6ddcc', '#f9dfb4', '#f7b986'],
    light: '#fff6dd',
    glow: 0.95,
    cloud: '#fffaf0',
    haze: '#f9dcb6',
    far: '#e9bd9c',
    middle: '#93a68f',
    near: '#3f6f61',
    ground: '#1a4a41',
    ink: '#0c2e29',
    lit: '#5c8a74',
    stone: '#c9b48d',
    accent: marigold,
  },
  /** The services' own early morning: fresher and greener than dawn. */
  morning: {
    sky: ['#8ccbd3', '#bfe3dd', '#e9f1d6', '#fbe7b4'],
    light: '#fffbe6',
    glow: 0.9,
    cloud: '#ffffff',
    haze: '#eef0cf',
    far: '#bcd6bd',
    middle: '#7fb59b',
    near: '#3b8071',
    ground: '#17574c',
    ink: '#0b3630',
    lit: '#67a58a',
    stone: '#d8cda2',
    accent: marigold,
  },
  /** Late morning: warm gold over olive hills. */
  forenoon: {
    sky: ['#a8d3d6', '#d5e6d3', '#f6edcb', '#f8dc9d'],
    light: '#fffbe8',
    glow: 0.85,
    cloud: '#ffffff',
    haze: '#f4eac6',
    far: '#d5cf9f',
    middle: '#a3b27c',
    near: '#5f8558',
    ground: '#2c5d45',
    ink: '#14362c',
    lit: '#8aa867',
    stone: '#e0cd9b',
    accent: marigold,
  },
  day: {
    sky: ['#5fb7d8', '#9bd5e3', '#cfeae6', '#f2f4de'],
    light: '#fffceb',
    glow: 0.85,
    cloud: '#ffffff',
    haze: '#e3f1de',
    far: '#a9d2ca',
    middle: '#76b898',
    near: '#4b9a68',
    ground: '#2c7a50',
    ink: '#12473a',
    lit: '#7fc07a',
    stone: '#efe3b4',
    accent: marigold,
  },
  sunrise: {
    sky: ['#7fa6b8', '#dcc8b4', '#f9c78f', '#f6a06b'],
    light: '#fff0c4',
    glow: 1,
    cloud: '#ffe9cf',
    haze: '#fbc793',
    far: '#e29f7c',
    middle: '#a77b68',
    near: '#5d5a52',
    ground: '#2a4440',
    ink: '#122a29',
    lit: '#8b7a5f',
    stone: '#e9bd86',
    accent: '#ffc463',
  },
  dusk: {
    sky: ['#4a4a7c', '#9a6f97', '#e5938c', '#f9c78e'],
    light: '#ffe6b4',
    glow: 0.9,
    cloud: '#f7c3b4',
    haze: '#eab0a0',
    far: '#c08ba0',
    middle: '#8d6889',
    near: '#584a6d',
    ground: '#342f50',
    ink: '#1d1a36',
    lit: '#8a6f91',
    stone: '#cfa19c',
    accent: '#ffc15e',
  },
  night: {
    sky: ['#0b1a33', '#1a3152', '#335776', '#6b8ca0'],
    light: '#f7f0d8',
    glow: 0.5,
    cloud: '#a9bfd0',
    haze: '#7d9bb0',
    far: '#5b7d97',
    middle: '#3a5a78',
    near: '#22405c',
    ground: '#132a42',
    ink: '#091829',
    lit: '#3f5f7d',
    stone: '#6d8499',
    accent: '#ffcb6b',
  },
  /** The storm has passed: slate above, gold below. */
  clearing: {
    sky: ['#5c7683', '#93aab0', '#dfe0cf', '#fadfa8'],
    light: '#fff6d6',
    glow: 0.95,
    cloud: '#6f858f',
    haze: '#e9e2c6',
    far: '#aebdb6',
    middle: '#829a94',
    near: '#4d6f6a',
    ground: '#284d49',
    ink: '#122f2e',
    lit: '#7c9b86',
    stone: '#cfc7a5',
    accent: marigold,
  },
  /** The calm after rain: washed air, wet greens. */
  afterRain: {
    sky: ['#86a9bd', '#b9d2d6', '#e4ecdd', '#f6edca'],
    light: '#fffbe6',
    glow: 0.8,
    cloud: '#ffffff',
    haze: '#e6eedb',
    far: '#b3cdc6',
    middle: '#82b09f',
    near: '#458172',
    ground: '#1f5c50',
    ink: '#0d3a34',
    lit: '#74ab87',
    stone: '#d6d4b0',
    accent: marigold,
  },
  /** First light: the house's hour, cooler and stiller than dawn. */
  firstLight: {
    sky: ['#8fb9c3', '#cfdccb', '#f6e4c3', '#f9cf9f'],
    light: '#fff8e4',
    glow: 0.95,
    cloud: '#fffaf0',
    haze: '#f6e2c4',
    far: '#dec4a6',
    middle: '#8fab99',
    near: '#3d7468',
    ground: '#14524a',
    ink: '#0a302b',
    lit: '#5f9482',
    stone: '#d9c69c',
    accent: marigold,
  },
  /** The house picture after dark. */
  houseNight: {
    sky: ['#071417', '#0e282c', '#1d474a', '#44716d'],
    light: '#f6eed3',
    glow: 0.45,
    cloud: '#7fa09c',
    haze: '#4d7a75',
    far: '#3d6a67',
    middle: '#254d4a',
    near: '#163634',
    ground: '#0c2423',
    ink: '#051211',
    lit: '#2d524d',
    stone: '#4f6f69',
    accent: '#ffc463',
  },
} as const satisfies Record<string, Palette>;

/** Mixes two palettes, so that the pages of a group share an hour and still differ. */
export function between(from: Palette, to: Palette, share: number): Palette {
  const mixed = (key: Exclude<keyof Palette, 'sky' | 'glow'>) => blend(from[key], to[key], share);
  return {
    sky: from.sky.map((colour, stop) =>
      blend(colour, to.sky[stop] ?? colour, share),
    ) as unknown as Palette['sky'],
    light: mixed('light'),
    glow: from.glow + (to.glow - from.glow) * share,
    cloud: mixed('cloud'),
    haze: mixed('haze'),
    far: mixed('far'),
    middle: mixed('middle'),
    near: mixed('near'),
    ground: mixed('ground'),
    ink: mixed('ink'),
    lit: mixed('lit'),
    stone: mixed('stone'),
    accent: mixed('accent'),
  };
}
