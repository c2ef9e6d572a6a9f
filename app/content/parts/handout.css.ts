import { globalStyle, style } from '@vanilla-extract/css';
import { featureRule } from '../../ui/theme/feature-rule.ts';
import { printLayer } from '../../ui/theme/layers.css.ts';
import { contents } from './contents-list.css.ts';
import { strip } from './facts-strip.css.ts';
import { pair } from './page-neighbours.css.ts';
import { foot } from './page-sources.css.ts';
import { tableRoom, text } from './reading.css.ts';
import { call, calls, card, number, signs } from './urgent-help.css.ts';

export const line = style(featureRule({ display: 'none' }));

const onPaper = (selector: string, rule: Parameters<typeof featureRule>[0]) =>
  globalStyle(selector, { '@layer': { [printLayer]: { '@media': { print: rule } } } } as never);

onPaper(line, { display: 'block', fontSize: '9pt' });
onPaper(`${contents}, ${pair}`, { display: 'none' });
onPaper(text, { fontSize: '9.5pt', lineHeight: 1.36 });
onPaper(`${text} > :is(p, ul, ol)`, { maxInlineSize: 'none', marginBlockStart: '4pt' });
onPaper(`${text} :is(ul, ol):not([role]) > li`, { marginBlockStart: '1.5pt' });
onPaper(`${text} > h2`, { marginBlockStart: '10pt', fontSize: '12pt' });
onPaper(`${text} > h3`, { marginBlockStart: '7pt', fontSize: '10.5pt' });
onPaper(`${text} :is(h2, h3)`, { breakAfter: 'avoid' });
onPaper(`${text} a`, { color: 'inherit', textDecoration: 'none' });
onPaper(tableRoom, { marginBlock: '8pt', overflow: 'visible', background: 'none' });
onPaper(`${tableRoom} table`, { fontSize: '9pt' });
onPaper(`${tableRoom} tr`, { breakInside: 'avoid' });
onPaper(`${tableRoom} :is(th, td)`, { padding: '2pt 6pt', background: 'none' });
onPaper(card, { marginBlock: '8pt', border: '1.5pt solid #000', background: 'none', breakInside: 'avoid' });
onPaper(signs, { maxInlineSize: 'none', padding: '4pt 10pt 8pt' });
onPaper(calls, { gridTemplateColumns: '1fr 1fr', marginInline: '10pt', paddingBlock: '4pt' });
onPaper(call, { minBlockSize: 0, paddingBlock: '2pt', color: '#000' });
onPaper(number, { fontSize: '12pt' });
onPaper(strip, { gridTemplateColumns: '1fr 1fr', columnGap: '16pt', fontSize: '9.5pt' });
onPaper(`${strip} > div`, { paddingBlock: '4pt' });
onPaper(foot, { gap: '3pt', paddingBlockStart: '8pt', fontSize: '8.5pt', lineHeight: 1.35 });
onPaper(`${foot} ul`, { gap: '1pt' });
