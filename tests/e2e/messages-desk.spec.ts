import { describeModes, layoutModes } from './display-modes.ts';
import { test } from './fixtures.ts';
import { sendByHand } from './messages-desk.ts';

test(`the desk sends messages and the reminders for tomorrow by hand, ${describeModes(layoutModes)}`, {
  tag: '@full',
}, async ({ signedInPage: page, site, staff }) => {
  await sendByHand(page, site, staff, layoutModes);
});
