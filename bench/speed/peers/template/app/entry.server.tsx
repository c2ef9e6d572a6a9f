import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  if (isbot(request.headers.get('User-Agent') ?? '')) await body.allReady;
  headers.set('Content-Type', 'text/html');
  return new Response(body, { headers, status });
}
