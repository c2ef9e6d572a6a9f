import { joined } from '#app/platform/http/body.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { cleanText } from '#app/platform/input/input.server.ts';
import {
  type CleanPicture,
  inspectPicture,
  type PictureFormat,
} from '#app/platform/pictures/picture-format.server.ts';
import { linkLimits } from './link.values.ts';
import { watchUrl } from './link.view.ts';

/** Where the sites answer: their origins, which tests replace by a server of their own. */
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
 * What a site says of one thing: there; refused (deleted, private, not to be embedded, or a bad day); gone for good; or
 * nothing clear, as when the network is away, the site has a fault, or it asks us to sign in.
 */
type Standing = 'there' | 'refused' | 'gone' | 'unknown';

export interface VideoAnswer {
  readonly standing: Standing;
  readonly title: string | null;
}

/** Milliseconds for one question, its answer read. */
const patience = 2500;

const answerBytes = { json: 32 * 1024, thumbnail: 512 * 1024 } as const;

/** Redirects are not followed: an address that we did not make is not asked. */
async function ask(address: string): Promise<Response | null> {
  try {
    return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
  } catch {
    return null;
  }
}

/** Frees the connection of an answer that nobody reads. */
const discard = (response: Response) => response.body?.cancel().catch(() => {});

/** @returns null where it is longer than `limit`, or breaks off */
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
  return joined(parts);
}

function titleIn(json: Uint8Array): string | null {
  try {
    const { title } = JSON.parse(new TextDecoder().decode(json)) as { title?: unknown };
    if (typeof title !== 'string') return null;
    const clean = cleanText(title.replaceAll(/\s+/g, ' '), { max: 1000, lines: false });
    if (!('text' in clean) || clean.text === '') return null;
    const letters = [...clean.text];
    return letters.length <= linkLimits.title
      ? clean.text
      : `${letters.slice(0, linkLimits.title - 1).join('')}…`;
  } catch {
    return null;
  }
}

/** Asks YouTube's oEmbed, which anybody may, about one video. */
export async function askVideo(sites: MediaSites, videoId: string): Promise<VideoAnswer> {
  const about = encodeURIComponent(watchUrl(videoId));
  const response = await ask(`${sites.youtube}/oembed?format=json&url=${about}`);
  if (!response) return { standing: 'unknown', title: null };
  if (response.status === 200) {
    const json = await readUpTo(response, answerBytes.json);
    const title = json && titleIn(json);
    // A page instead of an answer, such as one that asks for consent, says nothing of the video.
    return title ? { standing: 'there', title } : { standing: 'unknown', title: null };
  }
  await discard(response);
  if (response.status === 410) return { standing: 'gone', title: null };
  return { standing: [400, 401, 403, 404].includes(response.status) ? 'refused' : 'unknown', title: null };
}

/**
 * Asks for an Instagram post's page. There is no public interface without an account: a page that is not there is the
 * one clear answer, and a redirect to the sign-in says nothing.
 */
export async function askPost(sites: MediaSites, url: string): Promise<Standing> {
  const response = await ask(`${sites.instagram}${new URL(url).pathname}`);
  if (!response) return 'unknown';
  await discard(response);
  if (response.status === 200) return 'there';
  if (response.status === 410) return 'gone';
  return response.status === 404 ? 'refused' : 'unknown';
}

/**
 * A video's thumbnail, checked and cleaned like a picture that somebody sent: 480 by 360, the size that every video has.
 *
 * @returns null where it cannot be had, or is no picture
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
