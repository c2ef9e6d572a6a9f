import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MediaSites, mediaSites } from '#app/links/media-sites.server.ts';
import { photographBytes } from './pictures.ts';

interface FakeResponse {
  readonly status: number;
  readonly title?: unknown;
  /** Body to send instead of the site's usual one. */
  readonly body?: string | Uint8Array;
  readonly location?: string;
  /** Never sends a response, so the request times out. */
  readonly silent?: true;
}

/** A local HTTP server in place of YouTube, its thumbnails and Instagram. */
export interface FakeMediaSites {
  /** Base URLs of the fake sites, for functions that take them as a parameter. */
  readonly sites: MediaSites;
  /** Returns the URL on this server for a URL of a media site; undefined for other sites. */
  readonly fakeUrlOf: (url: string) => string | undefined;
  /** Sets the response for a video. Default: 503. */
  readonly setVideoResponse: (id: string, fake: FakeResponse) => void;
  /** Sets the response for a thumbnail of a video. Default: a photograph. */
  readonly setThumbnailResponse: (id: string, fake: FakeResponse) => void;
  /** Sets the response for a post on Instagram. Default: 503. */
  readonly setPostResponse: (id: string, fake: FakeResponse) => void;
  /** Paths of all requests, oldest first. */
  readonly requestedPaths: readonly string[];
  readonly close: () => Promise<void>;
}

const unavailable: FakeResponse = { status: 503 };

function send(response: ServerResponse, type: string, { status, body = '', location, silent }: FakeResponse) {
  if (silent) return;
  response.writeHead(status, { 'Content-Type': type, ...(location ? { Location: location } : {}) });
  response.end(body);
}

export async function startFakeMediaSites(): Promise<FakeMediaSites> {
  const videos = new Map<string, FakeResponse>();
  const thumbnails = new Map<string, FakeResponse>();
  const posts = new Map<string, FakeResponse>();
  const requestedPaths: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const [, site = '', ...path] = pathname.split('/');
    requestedPaths.push(`/${site}/${path.join('/')}`);
    if (site === 'youtube' && path[0] === 'oembed') {
      const id = new URL(searchParams.get('url') ?? '').searchParams.get('v') ?? '';
      const fake = videos.get(id) ?? unavailable;
      send(response, 'application/json', { body: JSON.stringify({ title: fake.title }), ...fake });
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
    fakeUrlOf(url) {
      const name = names.find((candidate) => url.startsWith(`${mediaSites[candidate]}/`));
      return name && `${origin}/${name}${url.slice(mediaSites[name].length)}`;
    },
    setVideoResponse: (id, fake) => videos.set(id, fake),
    setThumbnailResponse: (id, fake) => thumbnails.set(id, fake),
    setPostResponse: (id, fake) => posts.set(id, fake),
    requestedPaths,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
