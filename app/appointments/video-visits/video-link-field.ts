import { isWebLink, webLinkLength, webLinkMessage, withScheme } from '#app/contact-details/web-link.ts';
import { declareFields } from '#app/ui/form/declared-field.ts';

/** The link of one visit by video, which staff type. */
export const videoFields = declareFields({
  videoLink: {
    label: 'Link for this visit',
    hint: 'Patient and doctor see it from 15 minutes before. Empty: the link of the doctor, or the hospital’s video server.',
    kind: 'url',
    max: webLinkLength,
    check(typed) {
      const text = withScheme(typed);
      return isWebLink(text) ? { text } : { problem: webLinkMessage };
    },
  },
});
