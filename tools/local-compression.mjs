/**
 * Compresses the responses of the built Worker on a local machine.
 *
 * Miniflare compresses too, but buffers the response until it is complete, so a streamed page arrives in one piece.
 * Cloudflare's network forwards each chunk. This module does the same by flushing when the stream pauses.
 */
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import application from './application.js';

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/;

/** Milliseconds without a new chunk before the compressor is flushed. */
const pause = 5;

// Chooses the same encoding as Miniflare. If the two differ, Miniflare decompresses and compresses again.
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
      // A flush costs bytes and a page has many small chunks, so the compressor is flushed only in a pause.
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
    // Compressed bytes differ from the tagged bytes, so the ETag becomes weak, as on Cloudflare's network.
    const tag = headers.get('ETag');
    if (tag?.startsWith('"')) delivered.headers.set('ETag', `W/${tag}`);
    delivered.headers.append('Vary', 'Accept-Encoding');
    delivered.headers.delete('Content-Length');
    return delivered;
  },
};
