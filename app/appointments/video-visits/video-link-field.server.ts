import { isWebLink, webLinkMessage, withScheme } from '#app/contact-details/web-link.ts';
import { declareFields } from '#app/ui/form/declared-field.ts';
import { videoLinkView } from './video-link-view.ts';

/** The link of one visit by video, which staff type. */
export const videoFields = declareFields({
  videoLink: {
    ...videoLinkView,
    check(typed) {
      const text = withScheme(typed);
      return isWebLink(text) ? { text } : { problem: webLinkMessage };
    },
  },
});
