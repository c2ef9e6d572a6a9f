import { test } from './fixtures.ts';
import { chooseMessages, openAppointment } from './staff-appointment.ts';

test('without scripts the message is shown in the chosen language alone', async ({
  signedInPage: page,
  site,
}) => {
  await openAppointment(page, site);
  await chooseMessages(page);
});
