import { featureStyle, printRule } from '#app/ui/theme/rules.ts';
import { content, frame, sidebar, topBar } from './dashboard-frame.css.ts';

/** Controls that are hidden on paper. */
export const hiddenInPrint = featureStyle({});
printRule(`${hiddenInPrint}, ${sidebar}, ${topBar}`, { display: 'none' });
printRule(frame, { display: 'block' });
printRule(content, { padding: 0 });
