import { isWebLink, withScheme } from '#app/contact-details/web-link.ts';
import type { CheckedText } from '#app/ui/form/declared-field.ts';
import { textField, textOrNull } from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';

/** Accepts the address of a server, with or without a folder. A question or a fragment would swallow the name of the room. */
function checkServer(typed: string): CheckedText {
  const text = withScheme(typed);
  const url = isWebLink(text) ? new URL(text) : undefined;
  return url && url.search === '' && url.hash === '' && url.hostname.includes('.')
    ? { text: `${url.origin}${url.pathname.replace(/\/*$/, '/')}` }
    : { problem: 'A server has an address such as https://meet.hospital.in, without a room.' };
}

export const videoVisits = factSection({
  id: 'video-visits',
  purpose:
    'Where visits by video are held. With a Jitsi server of your own, each visit gets a room there that nobody can guess. Without one, enter a link in the form of each doctor, or in the single appointment.',
  shows:
    'To a patient, the desk and the doctor, from 15 minutes before a visit by video. Never on a public page.',
  fields: [
    {
      ...textField({
        name: 'videoServer',
        label: 'Video server (Jitsi)',
        hint: 'Leave it empty if you have none. On a public server strangers run the calls: ask its owner for a contract first.',
        max: 200,
        check: checkServer,
      }),
      kind: 'url',
    },
  ],
  textsOf: ({ videoServer }) => ({ videoServer: videoServer ?? '' }),
  applied: (facts, { videoServer }) => ({ ...facts, videoServer: textOrNull(videoServer) }),
});
