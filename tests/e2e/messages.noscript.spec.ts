import { test } from './fixtures.ts';
import { agreeAndStop, enterBrand } from './messages.ts';

test('without scripts a visitor agrees to messages, stops them, and agrees again at the desk', {
  tag: '@full',
}, async ({ page, site, staff }) => {
  await enterBrand(site, staff);
  await agreeAndStop(page, site, staff, []);
});
