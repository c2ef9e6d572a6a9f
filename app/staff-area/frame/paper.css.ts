import { featureStyle, onPaper } from '#app/ui/theme/rules.ts';
import { content, frame, sidebar, topBar } from './dashboard-frame.css.ts';

/** Controls that are hidden on paper. */
export const screenOnly = featureStyle({});
onPaper(`${screenOnly}, ${sidebar}, ${topBar}`, { display: 'none' });
onPaper(frame, { display: 'block' });
onPaper(content, { padding: 0 });
