/** On a phone the lists of the sidebar are folds below the content, without a gap. The card below them stands apart. */
import { globalStyle } from '@vanilla-extract/css';
import { below } from '../theme/media.ts';
import { uiRule } from '../theme/rules.ts';
import { space } from '../theme/tokens.ts';
import { content, grid, side } from './content-with-sidebar.css.ts';

const onPhone = (selector: string, rule: Parameters<typeof uiRule>[0]) =>
  globalStyle(selector, uiRule({ '@media': { [below.medium]: rule } }) as never);

onPhone(`${grid}:has(> ${side})`, { gap: 0 });
onPhone(`${grid} > ${content}`, { gap: space[4] });
onPhone(`${grid} > ${side}`, { gap: 0 });
onPhone(`${side} > section`, { marginBlockStart: space[5] });
