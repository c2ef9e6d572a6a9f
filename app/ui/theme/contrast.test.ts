import { describe, expect, test } from 'vitest';
import { type ColourRoles, dark, light, placeholderOpacity } from './tokens.ts';

type Pair = readonly [front: keyof ColourRoles, back: keyof ColourRoles];

/** Body text, which must meet WCAG level AAA. */
const bodyText: readonly Pair[] = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['text', 'subtle'],
  ['heading', 'ground'],
  ['heading', 'surface'],
];

/** Other text, which must meet WCAG level AA. */
const otherText: readonly Pair[] = [
  ['textSoft', 'ground'],
  ['textSoft', 'surface'],
  ['textSoft', 'subtle'],
  ['heading', 'subtle'],
  ['link', 'ground'],
  ['link', 'surface'],
  ['link', 'subtle'],
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['onActionSoft', 'actionSoft'],
  ['onAccent', 'accent'],
  ['onAccentSoft', 'accentSoft'],
  ['danger', 'ground'],
  ['danger', 'surface'],
  ['danger', 'dangerSoft'],
  ['text', 'dangerSoft'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onBand', 'band'],
  ['onBandSoft', 'band'],
];

/** Edges of controls, and the focus ring. On any ground either the ring or its gap must be visible. */
const shapes: readonly Pair[] = [
  ['edge', 'ground'],
  ['edge', 'surface'],
  ['edge', 'subtle'],
  ['action', 'surface'],
  ['danger', 'surface'],
  ['focus', 'ground'],
  ['focus', 'surface'],
  ['focus', 'subtle'],
  ['focus', 'focusGap'],
];

const schemes = [
  ['light', light],
  ['dark', dark],
] as const;

describe.each(schemes)('in the %s scheme', (_name, roles) => {
  test.each(bodyText)('%s on %s has a contrast of at least 7:1', (front, back) => {
    expect(contrast(roles[front], roles[back])).toBeGreaterThanOrEqual(7);
  });

  test.each(otherText)('%s on %s has a contrast of at least 4.5:1', (front, back) => {
    expect(contrast(roles[front], roles[back])).toBeGreaterThanOrEqual(4.5);
  });

  test('a placeholder has a contrast of at least 4.5:1 and is much lighter than typed text', () => {
    const placeholder = mixed(roles.textSoft, roles.surface, placeholderOpacity);
    expect(contrast(placeholder, roles.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(placeholder, roles.surface)).toBeLessThan(0.6 * contrast(roles.text, roles.surface));
  });

  test.each(shapes)('%s on %s has a contrast of at least 3:1', (front, back) => {
    expect(contrast(roles[front], roles[back])).toBeGreaterThanOrEqual(3);
  });

  test.each(['band', 'action'] as const)('the focus ring or its gap is visible on %s', (back) => {
    const ring = Math.max(contrast(roles.focus, roles[back]), contrast(roles.focusGap, roles[back]));
    expect(ring).toBeGreaterThanOrEqual(3);
  });
});

test('computes the known contrasts of black and of a grey on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

/** Colour that results from a partly transparent colour on a ground. */
function mixed(front: string, back: string, opacity: number): string {
  const parts = (colour: string) =>
    [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const behind = parts(back);
  const channel = (value: number, index: number) =>
    Math.round(value * opacity + (behind[index] ?? 0) * (1 - opacity));
  return `#${parts(front)
    .map((value, index) => channel(value, index).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** WCAG contrast ratio of two colours in the form #rrggbb. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
