/** Texts of pages and search indexes, which the build writes as files (tools/page-texts). */

import { addresses, inDevelopment } from 'virtual:texts';
import { LruCache } from '../cache/lru-cache.server.ts';

/** 6 MiB of JSON: all pages of three languages. */
const maxBytes = 6 * 1024 * 1024;

/** Longest text that stays in memory, in characters. A search index is longer; the search keeps what it makes of it. */
const longestKept = 256 * 1024;

interface ReadText {
  readonly content: unknown;
  readonly bytes: number;
}

const read = new LruCache<ReadText>(maxBytes, ({ bytes }) => bytes);

/** Content of `<locale>/index`: the hash of each text of the locale. */
interface TextIndex {
  readonly hashes: Readonly<Record<string, string>>;
}

/** Returns the address of a text among the static files; undefined if the build has none of this name. */
async function addressOf(assets: Fetcher, name: string): Promise<string | undefined> {
  const address = addresses[name];
  if (address) return address;
  const [locale = '', text = ''] = name.split('/');
  if (!addresses[`${locale}/index`]) return undefined;
  const { hashes } = await readText<TextIndex>(assets, `${locale}/index`);
  const hash = hashes[text];
  return hash && `/texts/${name}.${hash}.json`;
}

/**
 * Reads a text of the build, or takes it from memory.
 *
 * @param assets the static files of the deployment
 * @param name `<locale>/<page>`, `<locale>/index`, `<locale>/search` or `questions`
 * @throws Error if the build has no such text, or its file cannot be read
 */
export async function readText<Content>(assets: Fetcher, name: string): Promise<Content> {
  const known = read.get(name);
  if (known) return known.content as Content;
  if (import.meta.env.DEV) return (await inDevelopment[name]?.())?.default as Content;
  const address = await addressOf(assets, name);
  if (!address) throw new Error(`The build has no text ${name}.`);
  // Only the path counts: the request does not leave the Worker.
  const response = await assets.fetch(`https://assets.local${address}`);
  if (!response.ok) throw new Error(`The text ${address} answers ${response.status}.`);
  const json = await response.text();
  const content = JSON.parse(json) as Content;
  // The content and not its promise: workerd cancels a request that only waits for another request's promise.
  if (json.length <= longestKept) read.set(name, { content, bytes: json.length });
  return content;
}
