import { concatChunks } from '#app/platform/http/body.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { cleanText } from '#app/platform/input/clean-text.server.ts';
import type { CleanPicture } from '#app/platform/pictures/bytes.server.ts';
import { inspectPicture, type PictureFormat } from '#app/platform/pictures/picture-format.server.ts';
import { titleMaxLength } from './link.values.ts';
import { watchUrl } from './link-url.ts';

/** Origins of the sites. Tests replace them by the origin of a local server. */
export interface MediaSites {
  readonly youtube: string;
  readonly thumbnails: string;
  readonly instagram: string;
}

export const mediaSites: MediaSites = {
  youtube: 'https://www.youtube.com',
  thumbnails: 'https://i.ytimg.com',
  instagram: 'https://www.instagram.com',
};

/**
 * State of a video or post at its site: `there`; `refused` (deleted, private, embedding disabled, or a temporary
 * refusal); `gone` for good; or `unknown` (network failure, an error of the site, or a redirect to the sign-in).
 */
type Standing = 'there' | 'refused' | 'gone' | 'unknown';

export interface VideoCheck {
  readonly standing: Standing;
  readonly title: string | null;
}

/** Timeout of a request in milliseconds, including reading the body. */
const timeoutMilliseconds = 2500;

const answerBytes = { json: 32 * 1024, thumbnail: 512 * 1024 } as const;

/** Sends a request. Redirects are not followed, so that the Worker requests only addresses built from checked ids. */
async function ask(address: string): Promise<Response | null> {
  try {
    return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMilliseconds) });
  } catch {
    return null;
  }
}

/** Frees the connection of a response whose body is not read. */
const discard = (response: Response) => response.body?.cancel().catch(() => {});

/** @returns null if the body is longer than `limit` bytes or breaks off */
async function readUpTo(response: Response, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    const reader = response.body?.getReader();
    for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
      length += step.value.byteLength;
      if (length > limit) {
        await reader?.cancel();
        return null;
      }
      parts.push(step.value);
    }
  } catch {
    return null;
  }
  return concatChunks(parts);
}

function titleIn(json: Uint8Array): string | null {
  try {
    const { title } = JSON.parse(new TextDecoder().decode(json)) as { title?: unknown };
    if (typeof title !== 'string') return null;
    const clean = cleanText(title.replaceAll(/\s+/g, ' '), { max: 1000, lines: false });
    if (!('text' in clean) || clean.text === '') return null;
    const letters = [...clean.text];
    return letters.length <= titleMaxLength
      ? clean.text
      : `${letters.slice(0, titleMaxLength - 1).join('')}…`;
  } catch {
    return null;
  }
}

/** Requests a video from YouTube's oEmbed endpoint, which needs no account. */
export async function checkVideo(sites: MediaSites, videoId: string): Promise<VideoCheck> {
  const about = encodeURIComponent(watchUrl(videoId));
  const response = await ask(`${sites.youtube}/oembed?format=json&url=${about}`);
  if (!response) return { standing: 'unknown', title: null };
  if (response.status === 200) {
    const json = await readUpTo(response, answerBytes.json);
    const title = json && titleIn(json);
    // An HTML page instead of JSON, such as a cookie consent page, says nothing about the video.
    return title ? { standing: 'there', title } : { standing: 'unknown', title: null };
  }
  await discard(response);
  if (response.status === 410) return { standing: 'gone', title: null };
  return { standing: [400, 401, 403, 404].includes(response.status) ? 'refused' : 'unknown', title: null };
}

/**
 * Requests the page of an Instagram post. Instagram has no API without an account, so only the status tells
 * something: 404 and 410 mean that the post is missing. A redirect to the sign-in says nothing.
 */
export async function checkPost(sites: MediaSites, url: string): Promise<Standing> {
  const response = await ask(`${sites.instagram}${new URL(url).pathname}`);
  if (!response) return 'unknown';
  await discard(response);
  if (response.status === 200) return 'there';
  if (response.status === 410) return 'gone';
  return response.status === 404 ? 'refused' : 'unknown';
}

/**
 * Fetches the thumbnail of a video, 480 by 360 pixels, which exists for every video. It is checked and cleaned like
 * an uploaded picture (decision 0012).
 *
 * @returns null if the thumbnail is not available or not a valid picture
 */
export async function fetchThumbnail(
  sites: MediaSites,
  videoId: string,
): Promise<(CleanPicture & { readonly format: PictureFormat }) | null> {
  const response = await ask(`${sites.thumbnails}/vi/${videoId}/hqdefault.jpg`);
  if (!response) return null;
  if (response.status !== 200) {
    await discard(response);
    return null;
  }
  const bytes = await readUpTo(response, answerBytes.thumbnail);
  if (!bytes) return null;
  try {
    return inspectPicture(bytes, 'thumbnail');
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
