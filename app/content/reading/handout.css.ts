import { featureStyle, onPaper } from '#app/ui/theme/rules.ts';
import { strip } from '../parts/facts-strip.css.ts';
import { contents } from './contents-list.css.ts';
import { pair } from './page-neighbours.later.css.ts';
import { foot } from './page-sources.later.css.ts';
import { text } from './reading.css.ts';
import { tableScroller } from './reading-table.later.css.ts';

export const line = featureStyle({ display: 'none' });

onPaper(line, { display: 'block', fontSize: '9pt' });
onPaper(`${contents}, ${pair}`, { display: 'none' });
onPaper(text, { fontSize: '9pt', lineHeight: 1.25 });
onPaper(`${text} > :is(p, ul, ol)`, { maxInlineSize: 'none', marginBlockStart: '3pt' });
onPaper(`${text} :is(ul, ol):not([role]) > li`, { marginBlockStart: '1pt' });
onPaper(`${text} > h2`, { marginBlockStart: '6pt', fontSize: '11.5pt' });
onPaper(`${text} > h3`, { marginBlockStart: '4pt', fontSize: '10pt' });
onPaper(`${text} :is(h2, h3)`, { breakAfter: 'avoid' });
onPaper(`${text} a`, { color: 'inherit', textDecoration: 'none' });
onPaper(tableScroller, { marginBlock: '8pt', overflow: 'visible', background: 'none' });
onPaper(`${tableScroller} table`, { fontSize: '9pt' });
onPaper(`${tableScroller} tr`, { breakInside: 'avoid' });
onPaper(`${tableScroller} :is(th, td)`, { padding: '2pt 6pt', background: 'none' });
onPaper(strip, { gridTemplateColumns: '1fr 1.5fr 1.3fr 1fr', columnGap: '12pt', fontSize: '9pt' });
onPaper(`${strip} > div`, { paddingBlock: '3pt' });
onPaper(foot, { gap: '2pt', paddingBlockStart: '6pt', fontSize: '8.5pt', lineHeight: 1.3 });
// Nothing opens on paper.
onPaper(`${foot} > h2 + p`, { display: 'none' });
onPaper(`${foot} ul`, { gap: '1pt' });
