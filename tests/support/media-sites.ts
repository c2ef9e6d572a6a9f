import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MediaSites, mediaSites } from '#app/links/media-sites.server.ts';
import { photographBytes } from './pictures.ts';

interface FakeAnswer {
  readonly status: number;
  readonly title?: unknown;
  /** The whole answer, where it is not what the site would send. */
  readonly body?: string | Uint8Array;
  readonly location?: string;
  /** Takes the question and never answers. */
  readonly silent?: true;
}

/** A server on this machine that stands for YouTube, its thumbnails and Instagram. */
export interface FakeMediaSites {
  /** For functions that take the origins. */
  readonly sites: MediaSites;
  /** Where to send what a Worker asks; undefined for any other site. */
  readonly standInFor: (url: string) => string | undefined;
  /** What it says of a video; of one that nobody set it says 503. */
  readonly sayOfVideo: (id: string, answer: FakeAnswer) => void;
  /** Its thumbnail; a photograph where nobody set one. */
  readonly sayOfThumbnail: (id: string, answer: FakeAnswer) => void;
  readonly sayOfPost: (id: string, answer: FakeAnswer) => void;
  /** The paths that were asked for, oldest first. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

const unavailable: FakeAnswer = { status: 503 };

function send(response: ServerResponse, type: string, { status, body = '', location, silent }: FakeAnswer) {
  if (silent) return;
  response.writeHead(status, { 'Content-Type': type, ...(location ? { Location: location } : {}) });
  response.end(body);
}

export async function startFakeMediaSites(): Promise<FakeMediaSites> {
  const videos = new Map<string, FakeAnswer>();
  const thumbnails = new Map<string, FakeAnswer>();
  const posts = new Map<string, FakeAnswer>();
  const asked: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const [, site = '', ...path] = pathname.split('/');
    asked.push(`/${site}/${path.join('/')}`);
    if (site === 'youtube' && path[0] === 'oembed') {
      const id = new URL(searchParams.get('url') ?? '').searchParams.get('v') ?? '';
      const answer = videos.get(id) ?? unavailable;
      send(response, 'application/json', { body: JSON.stringify({ title: answer.title }), ...answer });
    } else if (site === 'thumbnails' && path[0] === 'vi') {
      const photograph = { status: 200, body: photographBytes('jpeg') };
      send(response, 'image/jpeg', thumbnails.get(path[1] ?? '') ?? photograph);
    } else if (site === 'instagram') {
      send(response, 'text/html', posts.get(path[1] ?? '') ?? unavailable);
    } else {
      send(response, 'text/plain', { status: 404 });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names = Object.keys(mediaSites) as (keyof MediaSites)[];
  return {
    sites: {
      youtube: `${origin}/youtube`,
      thumbnails: `${origin}/thumbnails`,
      instagram: `${origin}/instagram`,
    },
    standInFor(url) {
      const name = names.find((candidate) => url.startsWith(`${mediaSites[candidate]}/`));
      return name && `${origin}/${name}${url.slice(mediaSites[name].length)}`;
    },
    sayOfVideo: (id, answer) => videos.set(id, answer),
    sayOfThumbnail: (id, answer) => thumbnails.set(id, answer),
    sayOfPost: (id, answer) => posts.set(id, answer),
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
