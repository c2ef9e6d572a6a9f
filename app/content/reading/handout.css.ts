import { featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { strip } from '../parts/facts-strip.later.css.ts';
import { contents } from './contents-list.css.ts';
import { pair } from './page-neighbours.later.css.ts';
import { body, foot } from './page-sources.later.css.ts';
import { text } from './reading.css.ts';
import { tableScroller } from './reading-table.later.css.ts';

export const line = featureStyle({ display: 'none' });

printRule(line, { display: 'block', fontSize: '9pt' });
printRule(`${contents}, ${pair}`, { display: 'none' });
printRule(text, { fontSize: '9pt', lineHeight: 1.22 });
printRule(`${text} > :is(p, ul, ol)`, { maxInlineSize: 'none', marginBlockStart: '2pt' });
printRule(`${text} :is(ul, ol):not([role]) > li`, { marginBlockStart: '1pt' });
printRule(`${text} > h2`, { marginBlockStart: '4pt', fontSize: '11pt' });
printRule(`${text} > h3`, { marginBlockStart: '4pt', fontSize: '10pt' });
printRule(`${text} :is(h2, h3)`, { breakAfter: 'avoid' });
printRule(`${text} a`, { color: 'inherit', textDecoration: 'none' });
printRule(tableScroller, { marginBlock: '8pt', overflow: 'visible', background: 'none' });
printRule(`${tableScroller} table`, { fontSize: '9pt' });
printRule(`${tableScroller} tr`, { breakInside: 'avoid' });
printRule(`${tableScroller} :is(th, td)`, { padding: '2pt 6pt', background: 'none' });
printRule(strip, { gridTemplateColumns: '1fr 1.5fr 1.3fr 1fr', columnGap: '12pt', fontSize: '9pt' });
printRule(`${strip} > div`, { paddingBlock: '3pt' });
printRule(foot, { gap: '2pt', paddingBlockStart: '6pt', fontSize: '8pt', lineHeight: 1.25 });
// The note on links that open in a new tab is useless on paper.
printRule(`${body} > p`, { display: 'none' });
printRule(body, { gap: '2pt', paddingBlockStart: 0 });
printRule(`${foot} ul`, { gap: '1pt' });
