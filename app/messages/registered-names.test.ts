import { expect, test } from 'vitest';
import { defaultMessageFacts } from '#app/hospital-facts/message-facts.ts';
import { registeredNames } from './registered-names.ts';

test('nothing is registered at first', () => {
  const { sms, whatsapp } = registeredNames(defaultMessageFacts);
  expect([sms.confirmed, whatsapp.confirmed]).toEqual([{}, {}]);
});

test('an SMS needs the id of the operators and the id of the gateway, a message of WhatsApp its name', () => {
  const text = { text: null, dltId: '', gatewayId: '', whatsappName: '' };
  const { sms, whatsapp } = registeredNames({
    templates: {
      en: {
        confirmed: { ...text, dltId: '1107', gatewayId: 'abc' },
        moved: { ...text, gatewayId: 'abc' },
        cancelled: { ...text, dltId: '1107', whatsappName: 'appt_cancelled' },
      },
      hi: { confirmed: { ...text, dltId: '1108', gatewayId: 'def', whatsappName: 'appt_confirmed' } },
    },
  });
  expect(sms).toMatchObject({ confirmed: { en: 'abc', hi: 'def' }, moved: {}, cancelled: {} });
  expect(whatsapp).toMatchObject({
    confirmed: { hi: 'appt_confirmed' },
    moved: {},
    cancelled: { en: 'appt_cancelled' },
  });
});
