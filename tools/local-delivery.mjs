/**
 * Stands before the built Worker on this machine only, and compresses what it answers.
 *
 * Miniflare compresses too, but keeps everything back until the answer is complete: a streamed page would arrive
 * in one piece. Cloudflare's network passes each piece on, and so does this, by flushing in each pause.
 */
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import application from './application.js';

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/;

/** Milliseconds without a further piece after which the pieces so far are sent. */
const pause = 5;

// The same choice as Miniflare makes: where they differ, it decompresses and compresses again.
function codingFor(request) {
  const accepted = request.cf?.clientAcceptEncoding ?? '';
  const first = accepted
    .split(',')
    .map((part) => part.trim())
    .find((part) => /^(gzip|br|identity)\b/.test(part) && !/;\s*q=0(\.0*)?$/.test(part));
  return accepted.includes('q=') ? undefined : first;
}

function compressor(coding) {
  return coding === 'br'
    ? {
        stream: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
        flush: constants.BROTLI_OPERATION_FLUSH,
      }
    : { stream: createGzip(), flush: constants.Z_SYNC_FLUSH };
}

function compressed(body, coding) {
  const { stream, flush } = compressor(coding);
  const reader = body.getReader();
  let timer;
  async function feed() {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      stream.write(read.value);
      // A page comes in many small pieces: only a pause is worth the bytes that a flush costs.
      clearTimeout(timer);
      timer = setTimeout(() => stream.flush(flush), pause);
    }
    clearTimeout(timer);
    stream.end();
  }
  return new ReadableStream({
    start(controller) {
      stream.on('data', (piece) => controller.enqueue(new Uint8Array(piece)));
      stream.on('end', () => controller.close());
      stream.on('error', (error) => controller.error(error));
      feed().catch((error) => controller.error(error));
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

export default {
  ...application,
  async fetch(request, env, execution) {
    const response = await application.fetch(request, env, execution);
    const coding = codingFor(request);
    const { headers } = response;
    if (
      (coding !== 'gzip' && coding !== 'br') ||
      !response.body ||
      headers.has('Content-Encoding') ||
      !compressible.test(headers.get('Content-Type') ?? '')
    ) {
      return response;
    }
    const { status, statusText } = response;
    const delivered = new Response(compressed(response.body, coding), {
      status,
      statusText,
      headers,
      encodeBody: 'manual',
    });
    delivered.headers.set('Content-Encoding', coding);
    // Other bytes under the same tag: as Cloudflare's network does, the tag is made a weak one.
    const tag = headers.get('ETag');
    if (tag?.startsWith('"')) delivered.headers.set('ETag', `W/${tag}`);
    delivered.headers.append('Vary', 'Accept-Encoding');
    delivered.headers.delete('Content-Length');
    return delivered;
  },
};
