import { featureStyle, onPaper } from '#app/ui/theme/rules.ts';
import { content, frame, sidebar, topBar } from './dashboard-frame.css.ts';

/** What is to be pressed and not to be read on paper. */
export const screenOnly = featureStyle({});
onPaper(`${screenOnly}, ${sidebar}, ${topBar}`, { display: 'none' });
onPaper(frame, { display: 'block' });
onPaper(content, { padding: 0 });
