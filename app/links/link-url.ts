import {
  kindOf,
  type LinkCategory,
  type LinkKind,
  type LinkRefusal,
  typedUrlLength,
  urlMaxLength,
} from './link.values.ts';

/** The one thing a URL leads to, spelt in the one way it is stored. */
export interface MediaLink {
  readonly kind: LinkKind;
  readonly mediaId: string;
  readonly url: string;
}

interface Refusal {
  readonly refusal: LinkRefusal;
}

/** True for a text that is no URL at all, whichever site it was meant to be of. */
export const isNoUrl = ({ refusal }: Refusal) => refusal === 'url' || refusal === 'urlTooLong';

/**
 * http or https, then a plain host name, and nothing between the two: no account, no port, no number in brackets, no
 * letters of other alphabets that look like Latin ones. Not left to URL, which forgives and rewrites all of these.
 */
const plainHost = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?=[/?#]|$)/i;

/** An address copied without its scheme, as some browsers show it: a host of one of the two sites and something behind it. */
const withoutScheme =
  /^(?:[a-z0-9-]+\.)*(?:youtube\.com|youtu\.be|youtube-nocookie\.com|instagram\.com|instagr\.am)\//i;

/** What the sites' own buttons copy to embed a video or a post: its address stands in an attribute. */
const embedCodes = [
  /^<iframe\s(?:[^>]*\s)?src="([^"]*)"/i,
  /^<blockquote\s(?:[^>]*\s)?data-instgrm-permalink="([^"]*)"/i,
];

/** The address in what was typed or pasted, which the rules below are asked about. */
function addressIn(text: string): string {
  const typed = text.trim();
  const [code] = embedCodes.flatMap((pattern) => pattern.exec(typed)?.[1] ?? []);
  const address = code?.replaceAll('&amp;', '&').replace(/^\/\//, 'https://') ?? typed;
  return withoutScheme.test(address) ? `https://${address}` : address;
}

/** White space, controls, invisible marks and what ends an attribute or is taken for a slash. */
const neverInUrl = /[\s\p{C}"<>\\`]/u;

const videoHosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'gaming.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
];
const shortVideoHosts = ['youtu.be', 'www.youtu.be'];
const postHosts = ['instagram.com', 'www.instagram.com', 'm.instagram.com', 'instagr.am', 'www.instagr.am'];

const videoId = /^[\w-]{11}$/;
/** Eleven letters long, like an id, and no video: '/embed/videoseries?list=' is a playlist. */
const notVideoIds = ['videoseries', 'live_stream'];
const postId = /^[\w-]{5,40}$/;
const userName = /^[\w.]{1,30}$/;

/** The embed form, of which the thumbnail id follows '/embed/' (requirement 48). */
export const embedUrl = (id: string) => `https://www.youtube.com/embed/${id}`;

export const postUrl = (kind: 'reel' | 'p', id: string) => `https://www.instagram.com/${kind}/${id}/`;

/** The path's parts; a slash at the end makes no part. */
const partsOf = ({ pathname }: URL) => pathname.replace(/\/$/, '').split('/').slice(1);

function videoOf(url: URL): MediaLink | Refusal {
  const [first = '', second, ...more] = partsOf(url);
  let id: string | null | undefined;
  if (shortVideoHosts.includes(url.hostname)) id = second === undefined ? first : undefined;
  else if (first === 'watch' && second === undefined) id = url.searchParams.get('v');
  else if (['embed', 'shorts', 'live', 'v', 'e'].includes(first) && more.length === 0) id = second;
  if (!id || !videoId.test(id) || notVideoIds.includes(id)) return { refusal: 'notOneVideo' };
  return { kind: 'youtube', mediaId: id, url: embedUrl(id) };
}

/** Instagram's own frame is the post's address with 'embed' behind it. */
function withoutEmbed(parts: readonly string[]): readonly string[] {
  const end = parts.at(-1) === 'captioned' ? parts.length - 1 : parts.length;
  return end > 2 && parts[end - 1] === 'embed' ? parts.slice(0, end - 1) : parts;
}

/** '/reel/{id}/' and its like, also behind the name of who posted it, as the app's address line shows it. */
function postOf(url: URL): MediaLink | Refusal {
  const parts = withoutEmbed(partsOf(url));
  if (parts[0] === 'share') return { refusal: 'shareLink' };
  const [form = '', id = '', ...more] =
    parts.length === 3 && userName.test(parts[0] ?? '') ? parts.slice(1) : parts;
  const kind = ({ reel: 'reel', reels: 'reel', p: 'p', tv: 'p' } as const)[form];
  if (!kind || more.length > 0 || !postId.test(id)) return { refusal: 'notOnePost' };
  return { kind: 'instagram', mediaId: id, url: postUrl(kind, id) };
}

/**
 * What a URL leads to, whatever form it was copied in.
 *
 * @param text as typed or pasted, also without its scheme or as embed code; spaces around it do not count
 * @returns the thing in its one spelling, or why it is refused
 */
export function readLinkUrl(text: string): MediaLink | Refusal {
  if (text.length > typedUrlLength) return { refusal: 'urlTooLong' };
  const typed = addressIn(text);
  if (typed.length > urlMaxLength) return { refusal: 'urlTooLong' };
  if (neverInUrl.test(typed) || !plainHost.test(typed) || !URL.canParse(typed)) {
    return { refusal: 'url' };
  }
  const url = new URL(typed);
  if (videoHosts.includes(url.hostname) || shortVideoHosts.includes(url.hostname)) return videoOf(url);
  if (postHosts.includes(url.hostname)) return postOf(url);
  return { refusal: 'unknownSite' };
}

const siteOf = (text: string): LinkKind | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { hostname } = new URL(text);
  if (postHosts.includes(hostname)) return 'instagram';
  return videoHosts.includes(hostname) || shortVideoHosts.includes(hostname) ? 'youtube' : undefined;
};

/**
 * The same for one category, which takes links of one kind only.
 *
 * @returns the thing, or why it is refused
 */
export function readLinkUrlFor(category: LinkCategory, text: string): MediaLink | Refusal {
  const link = readLinkUrl(text);
  if ('refusal' in link && isNoUrl(link)) return link;
  const kind = kindOf(category);
  // The kind first: a profile in a category of videos is the wrong site, whatever page of it is meant.
  if (siteOf(addressIn(text)) !== kind) {
    return { refusal: kind === 'youtube' ? 'youtubeOnly' : 'instagramOnly' };
  }
  return link;
}
