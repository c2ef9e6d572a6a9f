import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Of HTML at a time, so little that a cut falls within every part of a first view. */
const piece = /[\s\S]{1,90}/g;
/** Milliseconds between two, which is longer than a frame: the browser shows what it has. */
const betweenPieces = 20;

/** Menus of the header: they are closed, and so cannot move anything. */
const closed = /(<div id="[\w-]+" popover[\s\S]*?)(?=<\/div><\/li>|<\/header>)/;

function cut(html: string): string[] {
  const begin = html.indexOf('<body');
  const end = html.indexOf('>', html.indexOf('<img', html.indexOf('<h1'))) + 1;
  if (begin < 0 || end <= begin) throw new Error('The page has no first view that could be cut.');
  const firstView = html
    .slice(begin, end)
    .split(closed)
    .flatMap((part, place) => (place % 2 === 0 ? (part.match(piece) ?? []) : part));
  return [html.slice(0, begin), ...firstView, html.slice(end)];
}

async function sendInPieces(response: ServerResponse, html: string): Promise<void> {
  for (const part of cut(html)) {
    response.write(part);
    await pause(betweenPieces);
  }
  response.end();
}

/**
 * A line before a site that brings the first view of every page in the smallest pieces.
 *
 * @param origin of the site
 * @returns the line's own origin, and how to end it
 */
export async function startLineInPieces(
  origin: string,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer(async ({ url = '/', headers: { accept = '*/*' } }, response) => {
    const answer = await fetch(origin + url, { headers: { accept, 'accept-encoding': 'identity' } });
    const type = answer.headers.get('content-type') ?? '';
    const policy = answer.headers.get('content-security-policy');
    response.writeHead(answer.status, {
      'content-type': type,
      ...(policy && { 'content-security-policy': policy }),
    });
    if (type.startsWith('text/html')) await sendInPieces(response, await answer.text());
    else response.end(new Uint8Array(await answer.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
