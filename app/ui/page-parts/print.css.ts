import { bar } from '../contact/contact-bar.css.ts';
import { strip as crisisLine } from '../contact/crisis-line.css.ts';
import { footer } from '../footer/footer.later.css.ts';
import { header } from '../header/header.css.ts';
import { hero } from '../hero/hero.css.ts';
import { onPaper } from '../theme/rules.ts';
import { summary, title } from './page-heading.css.ts';
import { grid, side } from './with-side.css.ts';

// A printed page is a handout: its text and phone numbers, dark on white, without interactive parts.
onPaper('@page', { margin: '12mm 16mm' });
onPaper(':root, body', { background: '#fff', color: '#000' });
onPaper(':root', { fontSize: '10pt' });
onPaper('h1, h2, h3, h4', { color: '#000' });
onPaper('h1', { fontSize: '20pt' });
onPaper(`${bar}, ${crisisLine}, ${footer}, ${side}, ${hero.page} nav`, { display: 'none' });
onPaper(`${hero.page}`, { display: 'block', minBlockSize: 0, paddingBlock: '6pt' });
onPaper(`${hero.page}::before, ${hero.page} > picture`, { display: 'none' });
onPaper(title, { maxInlineSize: 'none' });
onPaper(summary, { maxInlineSize: 'none', marginBlockStart: '4pt', fontSize: '11.5pt' });
onPaper(header, { background: 'none', boxShadow: 'none' });
onPaper(grid, { display: 'block', paddingBlockStart: '6pt' });
