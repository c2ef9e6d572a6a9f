/** Checks that style sheets name sides by the direction of the text, so that a locale from right to left mirrors a page. */
import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './imports.ts';

/** Rules that mean a side of the screen, whatever the direction of the text. */
const physical: Readonly<Record<string, string>> = {
  'app/ui/dialog/dialog.css.ts: marginRight': 'The library that locks the scrolling writes this property.',
  'app/ui/lightbox/lightbox.css.ts: padding': 'The safe areas of the screen.',
  'app/ui/hero/hero.css.ts: borderRadius': 'The shape of a hill in a drawing.',
};

const sided =
  /\b((?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|left|right)\s*:/g;
const sidedValue = /\b(textAlign|float|clear)\s*:\s*['"](?:left|right)['"]/g;
const shorthand =
  /\b(margin|padding|inset|borderWidth|borderRadius|scrollMargin|scrollPadding)\s*:\s*(['"`])(.*?)\2/g;

/** Splits a value at spaces outside brackets. */
const partsOf = (value: string) =>
  value
    .replace(/\$\{[^}]*\}|\([^()]*(?:\([^()]*\)[^()]*)*\)/g, (group) => group.replaceAll(' ', ''))
    .trim()
    .split(/\s+/);

/** Names of the declarations of a style sheet that name a left or a right side. */
function sidesIn(source: string): readonly string[] {
  const code = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const named = [...code.matchAll(sided), ...code.matchAll(sidedValue)].map(([, name = '']) => name);
  const unequal = [...code.matchAll(shorthand)].filter(([, name, , value = '']) => {
    const [first, second, third = first, fourth = second] = partsOf(value.split(' / ')[0] ?? '');
    return name === 'borderRadius'
      ? (second ?? first) !== first || (fourth ?? third) !== third
      : (fourth ?? second) !== second;
  });
  return [...named, ...unequal.map(([, name = '']) => name)];
}

test.each([
  ["{ marginLeft: space[1], borderRightColor: 'red', left: 0 }", ['marginLeft', 'borderRightColor', 'left']],
  ["{ textAlign: 'right' }", ['textAlign']],
  ["{ padding: '0 8px 0 calc(1px + 2px)' }", ['padding']],
  ["{ borderRadius: '4px 0 0 4px' }", ['borderRadius']],
  ["{ paddingInlineStart: 0, textAlign: 'start', margin: '0 auto', borderRadius: '0 0 4px 4px' }", []],
])('finds the sides in %s', (source, names) => {
  expect(sidesIn(source)).toEqual(names);
});

test('no style sheet names a left or a right side, but for those that mean the screen', () => {
  const found = sourceFiles('app')
    .filter((file) => file.endsWith('.css.ts'))
    .flatMap((file) => sidesIn(readSource(file)).map((name) => `${file}: ${name}`));
  expect(found.sort()).toEqual(Object.keys(physical).sort());
});

test('the arrow of a link is `forwardArrow`, which a page from right to left turns', () => {
  const found = sourceFiles('app')
    .filter((file) => file.endsWith('.css.ts'))
    .filter((file) => /content:[^\n]*[→←]/.test(readSource(file)));
  // The arrow of a printed list.
  expect(found).toEqual(['app/content/a-z/a-z.css.ts']);
});
