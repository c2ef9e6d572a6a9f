import { globalStyle } from '@vanilla-extract/css';
import { bar, inner } from '../contact/contact-bar.css.ts';
import { strip } from '../contact/crisis-line.css.ts';
import { stillStreaming } from '../theme/mixins.ts';
import { uiRule } from '../theme/rules.ts';
import { header, navigation } from './header.css.ts';

/*
 * Parts of the first view that stay hidden until they have arrived whole. On a slow connection a late icon of the contact bar pushes the
 * elements before it, each new entry of the navigation moves the earlier ones (layout shift 0.03 at 1440 px), and a late link
 * of the crisis line moves its text by 2 px.
 */
globalStyle(
  `${header}${stillStreaming} ${navigation}, ${strip}${stillStreaming}, ${bar}${stillStreaming} ${inner}`,
  uiRule({ visibility: 'hidden' }),
);
