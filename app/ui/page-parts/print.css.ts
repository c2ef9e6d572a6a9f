import { bar } from '../contact/contact-bar.css.ts';
import { strip as crisisLine } from '../contact/crisis-line.css.ts';
import { footer } from '../footer/footer.later.css.ts';
import { header } from '../header/header.css.ts';
import { hero } from '../hero/hero.css.ts';
import { printRule } from '../theme/rules.ts';
import { grid, side } from './content-with-sidebar.css.ts';
import { summary, title } from './page-heading.css.ts';

// A printed page is a handout: its text and phone numbers, dark on white, without interactive parts.
printRule('@page', { margin: '12mm 16mm' });
printRule(':root, body', { background: '#fff', color: '#000' });
printRule(':root', { fontSize: '10pt' });
printRule('h1, h2, h3, h4', { color: '#000' });
printRule('h1', { fontSize: '20pt' });
printRule(`${bar}, ${crisisLine}, ${footer}, ${side}, ${hero.page} nav`, { display: 'none' });
printRule(`${hero.page}`, { display: 'block', minBlockSize: 0, paddingBlock: '6pt' });
printRule(`${hero.page}::before, ${hero.page} > picture`, { display: 'none' });
printRule(title, { maxInlineSize: 'none' });
printRule(summary, { maxInlineSize: 'none', marginBlockStart: '4pt', fontSize: '10pt', lineHeight: 1.3 });
printRule(header, { background: 'none', boxShadow: 'none' });
printRule(grid, { display: 'block', paddingBlockStart: '6pt' });
