import { globalStyle, keyframes } from '@vanilla-extract/css';
import { bar, inner } from '../contact/contact-bar.css.ts';
import { strip } from '../contact/crisis-line.css.ts';
import { stillStreaming } from '../theme/mixins.ts';
import { uiRule } from '../theme/rules.ts';
import { header, navigation } from './header.css.ts';

const hideAtFirst = keyframes({ from: { visibility: 'hidden' } });

/*
 * Parts of the first view that are hidden until they have arrived whole, for 3 s at most. On a slow connection a late icon
 * of the contact bar pushes the elements before it, each new entry of the navigation moves the earlier ones (layout shift
 * 0.03 at 1440 px), and a late link of the crisis line moves its text by 2 px. The time has a limit because Chromium once
 * did not notice that the next sibling had come, and the crisis line stayed hidden.
 */
globalStyle(
  `${header}${stillStreaming} ${navigation}, ${strip}${stillStreaming}, ${bar}${stillStreaming} ${inner}`,
  uiRule({ animation: `${hideAtFirst} 3s step-end` }),
);
