import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { defaultMessageFacts, type MessageFacts } from '#app/hospital-facts/message-facts.ts';
import { isTested, testedSettings, testLanguages } from './channel-test.ts';
import { settingsFrom, templateFor } from './message-settings.ts';

const registered = { text: null, dltId: '1107161234', gatewayId: 'abc', whatsappName: 'appt_confirmed' };

const entered: MessageFacts = {
  ...defaultMessageFacts,
  brand: 'PMWH',
  channels: { sms: true, whatsapp: true, 'by-hand': true },
  sms: { header: 'PMWHPK', entityId: '11011' },
  whatsapp: { phoneNumberId: '12345', version: 'v23.0' },
  templates: { en: { confirmed: registered } },
};

const tested = (facts: MessageFacts): MessageFacts => ({
  ...facts,
  testedOn: {
    sms: { day: '2026-12-01', language: 'en', settings: testedSettings(facts, 'sms', 'en') },
    whatsapp: { day: '2026-12-01', language: 'en', settings: testedSettings(facts, 'whatsapp', 'en') },
  },
});

const sendsWith = (messages: MessageFacts) =>
  (['sms', 'whatsapp'] as const).filter(
    (channel) =>
      templateFor(settingsFrom({ messages, phones: defaultFacts.phones }), channel, 'confirmed', 'en') !==
      undefined,
  );

test('a channel that is on sends nothing before a test has arrived', () => {
  expect(sendsWith(entered)).toEqual([]);
  expect(sendsWith(tested(entered))).toEqual(['sms', 'whatsapp']);
  expect(sendsWith({ ...tested(entered), channels: defaultMessageFacts.channels })).toEqual([]);
});

test.each<[string, Partial<MessageFacts>, readonly string[]]>([
  ['another brand', { brand: 'ASHA' }, []],
  ['another header', { sms: { ...entered.sms, header: 'ASHAPK' } }, ['whatsapp']],
  ['another PE id', { sms: { ...entered.sms, entityId: '11012' } }, ['whatsapp']],
  ['another number', { whatsapp: { ...entered.whatsapp, phoneNumberId: '54321' } }, ['sms']],
  ['another version', { whatsapp: { ...entered.whatsapp, version: 'v24.0' } }, ['sms']],
  [
    'another id of the text',
    { templates: { en: { confirmed: { ...registered, gatewayId: 'b' } } } },
    ['whatsapp'],
  ],
  [
    'another name of the text',
    { templates: { en: { confirmed: { ...registered, whatsappName: 'b' } } } },
    ['sms'],
  ],
  [
    'another text',
    { templates: { en: { confirmed: { ...registered, text: 'Come {when}. Ref {ref} -{brand}' } } } },
    [],
  ],
  [
    'another kind of message',
    { templates: { en: { confirmed: registered, moved: registered } } },
    ['sms', 'whatsapp'],
  ],
  ['another price', { prices: { ...entered.prices, sms: entered.prices.whatsapp } }, ['sms', 'whatsapp']],
])('after %s the channels send by test: %j', (_, change, channels) => {
  expect(sendsWith({ ...tested(entered), ...change })).toEqual(channels);
});

test('a test can be sent in the languages whose text is registered', () => {
  expect(testLanguages(entered, 'sms')).toEqual(['en']);
  expect(testLanguages(defaultMessageFacts, 'sms')).toEqual([]);
  expect(isTested(defaultMessageFacts, 'sms')).toBe(false);
});
