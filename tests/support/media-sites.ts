import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MediaSites, mediaSites } from '#app/links/media-sites.server.ts';
import { photographBytes } from './pictures.ts';

interface FakeAnswer {
  readonly status: number;
  readonly title?: unknown;
  /** Body to send instead of the site's usual one. */
  readonly body?: string | Uint8Array;
  readonly location?: string;
  /** Leaves the request without an answer. */
  readonly silent?: true;
}

/** A server on this machine that stands for YouTube, its thumbnails and Instagram. */
export interface FakeMediaSites {
  /** Origins for functions that take them as a parameter. */
  readonly sites: MediaSites;
  /** Maps an address of a media site to this server; undefined for any other site. */
  readonly standInFor: (url: string) => string | undefined;
  /** Sets the answer for a video. Other videos get 503. */
  readonly sayOfVideo: (id: string, answer: FakeAnswer) => void;
  /** Sets the answer for a video's thumbnail. Other thumbnails are a photograph. */
  readonly sayOfThumbnail: (id: string, answer: FakeAnswer) => void;
  readonly sayOfPost: (id: string, answer: FakeAnswer) => void;
  /** Requested paths, oldest first. */
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
