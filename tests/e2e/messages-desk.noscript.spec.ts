import { test } from './fixtures.ts';
import { sendByHand } from './messages-desk.ts';

test('without scripts the desk sends messages and the reminders for tomorrow by hand', {
  tag: '@full',
}, async ({ signedInPage: page, site, staff }) => {
  await sendByHand(page, site, staff, []);
});
