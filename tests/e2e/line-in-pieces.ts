import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Bytes of HTML at a time: so few that a cut falls within every part of a first view. */
const piece = 90;
/** Milliseconds between two, which is longer than a frame: the browser shows what it has. */
const betweenPieces = 20;

/** Where the first view begins and ends, and within it what is closed and so cannot move anything. */
const marks = {
  begin: '<body',
  end: '<img',
  closed: /<div id="[\w-]+" popover[\s\S]*?(?=<\/div><\/li>|<\/header>)/g,
};

function cut(html: string): string[] {
  const begin = html.indexOf(marks.begin);
  const end = html.indexOf('>', html.indexOf(marks.end, html.indexOf('<h1'))) + 1;
  const firstView = html.slice(begin, end);
  const pieces = [html.slice(0, begin)];
  let from = 0;
  for (const { index, 0: closed } of [...firstView.matchAll(marks.closed), { index: end - begin, 0: '' }]) {
    for (let at = from; at < index; at += piece)
      pieces.push(firstView.slice(at, Math.min(at + piece, index)));
    pieces.push(closed);
    from = index + closed.length;
  }
  return [...pieces, html.slice(end)];
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
