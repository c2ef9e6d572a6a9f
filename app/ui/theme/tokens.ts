/** Design tokens as plain data in two tiers: the palette and the roles. Parts use roles only. */

const palette = {
  pine900: '#0f2b27',
  pine800: '#12403a',
  pine700: '#14524a',
  pine600: '#1b6a5f',
  pine300: '#8fcabd',
  pine200: '#b9dfd6',
  pine100: '#e2f0ec',
  sand50: '#fffdf9',
  sand100: '#fbf7f0',
  sand200: '#f3ebde',
  sand300: '#e3d8c6',
  sand500: '#8a8272',
  marigold400: '#f0a63a',
  marigold300: '#f6c374',
  marigold800: '#7a4a06',
  night950: '#0c1b19',
  night900: '#10231f',
  night800: '#173029',
  night700: '#234139',
  night500: '#7d9a92',
  ink: '#14302b',
  inkSoft: '#3e544f',
  paper: '#f2eee6',
  paperSoft: '#c5d3ce',
  red700: '#a3211b',
  red800: '#861a15',
  red200: '#ffc9c2',
  red100: '#fdecea',
  red300: '#ffb4ab',
  red950: '#3d1512',
} as const;

export interface ColourRoles {
  /** Background of the page. */
  ground: string;
  /** Background of cards, dialogs and inputs. */
  surface: string;
  /** Background of a quiet band or a striped row. */
  subtle: string;
  text: string;
  textSoft: string;
  heading: string;
  /** Separator line. */
  line: string;
  /** Edge of a control, with a contrast of 3:1 against its background. */
  edge: string;
  link: string;
  action: string;
  actionHover: string;
  onAction: string;
  /** Tint of the action colour, for selected and hovered items. */
  actionSoft: string;
  onActionSoft: string;
  accent: string;
  onAccent: string;
  accentSoft: string;
  onAccentSoft: string;
  /** Background of the contact bar and the footer, dark in both colour schemes. */
  band: string;
  onBand: string;
  onBandSoft: string;
  /** Errors and destructive actions. */
  danger: string;
  dangerHover: string;
  onDanger: string;
  dangerSoft: string;
  focus: string;
  /** Gap between the focus ring and the focused element. */
  focusGap: string;
  shade: string;
}

export const light: ColourRoles = {
  ground: palette.sand100,
  surface: palette.sand50,
  subtle: palette.sand200,
  text: palette.ink,
  textSoft: palette.inkSoft,
  heading: palette.pine900,
  line: palette.sand300,
  edge: palette.sand500,
  link: palette.pine700,
  action: palette.pine700,
  actionHover: palette.pine800,
  onAction: '#ffffff',
  actionSoft: palette.pine100,
  onActionSoft: palette.pine800,
  accent: palette.marigold400,
  onAccent: palette.pine900,
  accentSoft: '#fdf0d9',
  onAccentSoft: palette.marigold800,
  band: palette.pine900,
  onBand: '#ffffff',
  onBandSoft: palette.pine200,
  danger: palette.red700,
  dangerHover: palette.red800,
  onDanger: '#ffffff',
  dangerSoft: palette.red100,
  focus: palette.pine900,
  focusGap: palette.marigold300,
  shade: 'rgb(15 43 39 / 0.55)',
};

export const dark: ColourRoles = {
  ground: palette.night950,
  surface: palette.night900,
  subtle: palette.night800,
  text: palette.paper,
  textSoft: palette.paperSoft,
  heading: '#ffffff',
  line: palette.night700,
  edge: palette.night500,
  link: palette.pine300,
  action: palette.pine300,
  actionHover: palette.pine200,
  onAction: palette.pine900,
  actionSoft: palette.night700,
  onActionSoft: palette.pine200,
  accent: palette.marigold400,
  onAccent: palette.pine900,
  accentSoft: '#3a2c10',
  onAccentSoft: palette.marigold300,
  band: '#081412',
  onBand: '#ffffff',
  onBandSoft: palette.pine200,
  danger: palette.red300,
  dangerHover: palette.red200,
  onDanger: palette.red950,
  dangerSoft: palette.red950,
  focus: palette.marigold300,
  focusGap: palette.night950,
  shade: 'rgb(0 0 0 / 0.65)',
};

/** Spacing scale in rem. */
export const space = {
  '0': '0',
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.5rem',
  '6': '2rem',
  '7': '3rem',
  '8': '4rem',
  '9': '6rem',
} as const;

export const radius = { small: '0.5rem', medium: '0.75rem', large: '1.25rem', round: '999px' } as const;

export const shadow = '0 1px 2px rgb(15 43 39 / 0.06), 0 8px 24px rgb(15 43 39 / 0.08)';

/**
 * Font families: the device's fonts, scaled to ours (fonts.css.ts), and our own fonts before them once they are loaded
 * (load-fonts.ts). The values have no spaces after commas: the build does not minify custom properties, and every page
 * contains them.
 */
export const fontFamilies = {
  text: { ours: 'Mukta', readers: "'Mukta fallback','Mukta fallback Roboto',system-ui,sans-serif" },
  heading: { ours: 'Martel', readers: "'Martel fallback','Martel fallback Times',Georgia,serif" },
} as const;

export const font = { text: 'var(--font-text)', heading: 'var(--font-heading)' } as const;

/** Folder of the font files. Increase it when the files change, because they are cached for ever. */
export const fontVersion = 2;

/** Files in public/fonts with their CSS font shorthand. */
export const fontFaces = [
  ['mukta-400', '400 1em Mukta'],
  ['mukta-600', '600 1em Mukta'],
  ['martel-700', '700 1em Martel'],
] as const;

/**
 * Parses a CSS font shorthand.
 *
 * @param style shorthand of a font face, such as '400 1em Mukta'
 */
export function fontOfStyle(style: string): { readonly weight: string; readonly family: string } {
  const [weight = '', , ...family] = style.split(' ');
  return { weight, family: family.join(' ') };
}

/**
 * Returns the font of a script beside a Latin one: 'Mukta Gurmukhi' for 'Mukta', '400 1em Mukta Gurmukhi' for '400 1em Mukta'. Each script
 * has families of its own. In one family a character of two scripts, such as the full stop of Hindi and Punjabi, would fetch the files of both.
 *
 * @param latin family, or CSS font shorthand
 */
export const scriptFont = (latin: string, script: string) => `${latin} ${script}`;

export const fontPath = (file: string) => `/fonts/${fontVersion}/${file}.woff2`;

/** Font sizes. Values with `clamp` grow between a phone (360 px) and a desktop (1280 px). */
export const fontSize = {
  small: '0.9375rem',
  body: '1.0625rem',
  lead: 'clamp(1.125rem, 1.06rem + 0.28vw, 1.3125rem)',
  h4: '1.125rem',
  h3: 'clamp(1.25rem, 1.2rem + 0.22vw, 1.375rem)',
  h2: 'clamp(1.5rem, 1.36rem + 0.6vw, 1.9375rem)',
  h1: 'clamp(1.875rem, 1.57rem + 1.3vw, 2.75rem)',
} as const;

/** Opacity of placeholder text, which must not look like typed text. */
export const placeholderOpacity = 0.8;

export const fontWeight = { text: '400', strong: '600', heading: '700' } as const;

/**
 * Breakpoints in em: 768, 1024 and 1280 px at the usual text size (requirement 8). A reader with a larger text in the browser's settings gets
 * the layout of a smaller screen.
 */
export const breakpoint = { medium: 48, wide: 64, desk: 80 } as const;

/** Maximum width of a page's content. Text has its own maximum (`measure`), under 70 characters a line. */
export const pageWidth = { page: '80rem', wide: '90rem' } as const;
export const measure = '44rem';

/** Stacking order. The page's header stays below dialogs. */
export const zIndex = { header: 10, dialog: 20, menu: 30 } as const;

export const duration = { quick: '140ms' } as const;
