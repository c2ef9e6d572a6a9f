import {
  type LinkCategory,
  type LinkRefusal,
  type LinkSite,
  pastedTextMaxLength,
  siteOfCategory,
  urlMaxLength,
} from './link.values.ts';

/** Video or post of a URL, with the normalized URL that is stored (decision 0018). */
export interface MediaLink {
  readonly kind: LinkSite;
  readonly mediaId: string;
  readonly url: string;
}

interface Refusal {
  readonly refusal: LinkRefusal;
}

/** Whether the text is not a usable URL for any site. */
export const isInvalidUrl = ({ refusal }: Refusal) => refusal === 'url' || refusal === 'urlTooLong';

/**
 * Matches http or https followed directly by a plain host name. User information, ports, IPv6 addresses and
 * look-alike letters do not match. The `URL` parser is not enough, because it accepts or rewrites all of these.
 */
const plainHost = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?=[/?#]|$)/i;

/** Matches an address of the two sites, or of Facebook, without a scheme, as some browsers show and copy it. */
const withoutScheme =
  /^(?:[a-z0-9-]+\.)*(?:youtube\.com|youtu\.be|youtube-nocookie\.com|instagram\.com|instagr\.am|facebook\.com|fb\.watch|fb\.com)\//i;

/** Embed codes of the two sites. The group captures the attribute with the address. */
const embedCodes = [
  /^<iframe\s(?:[^>]*\s)?src="([^"]*)"/i,
  /^<blockquote\s(?:[^>]*\s)?data-instgrm-permalink="([^"]*)"/i,
];

/** Extracts the address from typed text or embed code, and adds a missing scheme. */
function addressIn(text: string): string {
  const typed = text.trim();
  const [code] = embedCodes.flatMap((pattern) => pattern.exec(typed)?.[1] ?? []);
  const address = code?.replaceAll('&amp;', '&').replace(/^\/\//, 'https://') ?? typed;
  return withoutScheme.test(address) ? `https://${address}` : address;
}

/** White space, control and invisible characters, quotes, angle brackets, and backslashes, which parsers read as slashes. */
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

const facebookHost = /^(?:[a-z0-9-]+\.)*(?:facebook\.com|fb\.watch|fb\.com)$/;

const videoId = /^[\w-]{11}$/;
/** Path parts with 11 letters like a video id that are not videos: '/embed/videoseries?list=' is a playlist. */
const notVideoIds = ['videoseries', 'live_stream'];
const postId = /^[\w-]{5,40}$/;
const userName = /^[\w.]{1,30}$/;

/** Whether the text could be the id of a post. The shorter pattern of video ids is a part of it. */
export const isMediaId = (text: string) => postId.test(text);

/** Stored URL of a video. Requirement 48 reads the thumbnail id after '/embed/'. */
export const embedUrl = (id: string) => `https://www.youtube.com/embed/${id}`;

/** URL of the video's page at YouTube, for visitors without scripts. */
export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/** URL of YouTube's player without cookies. It starts by itself, because the page loads it after a click. */
export const playerUrl = (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;

export const postUrl = (kind: 'reel' | 'p', id: string) => `https://www.instagram.com/${kind}/${id}/`;

/** Splits the path into its parts, ignoring a slash at the end. */
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

/** Removes 'embed' or 'embed/captioned' from the end of a path. Instagram's frame adds it to the post's address. */
function withoutEmbed(parts: readonly string[]): readonly string[] {
  const end = parts.at(-1) === 'captioned' ? parts.length - 1 : parts.length;
  return end > 2 && parts[end - 1] === 'embed' ? parts.slice(0, end - 1) : parts;
}

/** Reads '/reel/{id}/' and similar paths, with or without the account name in front. */
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
 * Reads a link to a video or post in any common form.
 *
 * @param text typed or pasted text: a URL with or without scheme, or embed code. Surrounding spaces are ignored.
 * @returns the normalized link, or the reason for which it is refused
 */
export function parseLinkUrl(text: string): MediaLink | Refusal {
  if (text.length > pastedTextMaxLength) return { refusal: 'urlTooLong' };
  const typed = addressIn(text);
  if (typed.length > urlMaxLength) return { refusal: 'urlTooLong' };
  if (neverInUrl.test(typed) || !plainHost.test(typed) || !URL.canParse(typed)) {
    return { refusal: 'url' };
  }
  const url = new URL(typed);
  if (videoHosts.includes(url.hostname) || shortVideoHosts.includes(url.hostname)) return videoOf(url);
  if (postHosts.includes(url.hostname)) return postOf(url);
  return { refusal: facebookHost.test(url.hostname) ? 'facebook' : 'unknownSite' };
}

const siteOf = (text: string): LinkSite | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { hostname } = new URL(text);
  if (postHosts.includes(hostname)) return 'instagram';
  return videoHosts.includes(hostname) || shortVideoHosts.includes(hostname) ? 'youtube' : undefined;
};

/**
 * Reads a link for a category. Each category takes links of one site only.
 *
 * @returns the normalized link, or the reason for which it is refused
 */
export function parseLinkUrlForCategory(category: LinkCategory, text: string): MediaLink | Refusal {
  const link = parseLinkUrl(text);
  if ('refusal' in link && (isInvalidUrl(link) || link.refusal === 'facebook')) return link;
  const kind = siteOfCategory(category);
  // The site is checked before the form: an Instagram profile in a category of videos is reported as the wrong site.
  if (siteOf(addressIn(text)) !== kind) {
    return { refusal: kind === 'youtube' ? 'youtubeOnly' : 'instagramOnly' };
  }
  return link;
}
