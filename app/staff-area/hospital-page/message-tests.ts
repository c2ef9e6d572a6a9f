/** Names of the fields of the page “Messages: test and cost”. Safe for the browser. */

import type { AgreedChannel } from '#app/hospital-facts/message-facts.ts';

export const phoneField = (channel: AgreedChannel) => `${channel}-phone`;
export const languageField = (channel: AgreedChannel) => `${channel}-language`;

/** The number as typed, to fill the form again after a refusal. */
export interface SubmittedTest {
  readonly channel: string;
  readonly phone: string;
  readonly language: string;
}
