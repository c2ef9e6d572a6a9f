import { expect, test } from 'vitest';
import { joinRules } from '../app/page-rules.ts';
import { deferredSheet, splitByLayer, splitRules } from './page-rules.ts';

test('minifies a style sheet and splits it by cascade layer', () => {
  const sheet =
    '@layer reset, tokens;\n@layer ui { .a { top: 0px } }\n.b { top: 0 }\n@layer ui { .c { left: 0 } }';
  expect(splitByLayer('a.css', sheet)).toEqual({
    '': '@layer reset,tokens;.b{top:0}',
    ui: '.a{top:0}.c{left:0}',
  });
});

test('joins the layers of several style sheets, with unlayered rules first', () => {
  expect(joinRules([{ ui: '.a{top:0}' }, { '': '@page{margin:0}', ui: '.b{top:0}' }])).toBe(
    '@page{margin:0}@layer ui{.a{top:0}.b{top:0}}',
  );
});

test('moves hover rules to the linked style sheet', () => {
  const hover = '@media (hover:hover){.a:hover{top:1px}}';
  expect(
    splitRules(
      '/app/ui/table/table.css.ts.vanilla.css',
      { ui: `.a{top:0}${hover}`, feature: hover },
      'every page',
    ),
  ).toEqual({
    now: { ui: '.a{top:0}' },
    later: { ui: hover, feature: hover },
  });
});

test('moves print rules and every rule of a .later.css.ts file to the linked style sheet', () => {
  const rules = { ui: '.a{top:0}', print: '.a{top:1px}' };
  expect(splitRules('/app/ui/table/table.css.ts.vanilla.css', rules, 'every page')).toEqual({
    now: { ui: '.a{top:0}' },
    later: { print: '.a{top:1px}' },
  });
  expect(splitRules('/app/ui/footer/footer.later.css.ts.vanilla.css', rules, 'some pages')).toEqual({
    now: {},
    later: rules,
  });
});

test('leaves print rules of some pages in these pages, and links their hover rules', () => {
  const hover = '@media (hover:hover){.a:hover{top:1px}}';
  const rules = { ui: `.a{top:0}${hover}`, print: '.a{top:1px}' };
  expect(splitRules('/app/content/a-z/a-z.css.ts.vanilla.css', rules, 'some pages')).toEqual({
    now: { ui: '.a{top:0}', print: '.a{top:1px}' },
    later: { ui: hover },
  });
});

test('names the linked style sheet by a hash of its content', () => {
  const one = deferredSheet([{ ui: '.a{top:0}' }]);
  expect(one.fileName).toMatch(/^assets\/later-[\w-]{8}\.css$/);
  expect(deferredSheet([{ ui: '.a{top:0}' }])).toEqual(one);
  expect(deferredSheet([{ ui: '.a{top:1px}' }]).fileName).not.toBe(one.fileName);
});
