import { bar } from '../contact/contact-bar.css.ts';
import { strip as crisisLine } from '../contact/crisis-line.css.ts';
import { footer } from '../footer/footer.later.css.ts';
import { header } from '../header/header.css.ts';
import { printRule } from '../theme/rules.ts';

// A printed page is a handout: its text and phone numbers, dark on white, without interactive parts.
printRule('@page', { margin: '12mm 16mm' });
printRule(':root, body', { background: '#fff', color: '#000' });
printRule(':root', { fontSize: '10pt' });
printRule('h1, h2, h3, h4', { color: '#000' });
printRule('h1', { fontSize: '20pt' });
printRule(`${bar}, ${crisisLine}, ${footer}`, { display: 'none' });
printRule(header, { background: 'none', boxShadow: 'none' });
