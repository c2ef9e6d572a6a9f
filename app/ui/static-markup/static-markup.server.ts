import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';

/** Comments between two texts in one element. React needs them to hydrate, and nothing hydrates this markup. */
const textSeparators = /<!-- -->/g;

/**
 * Renders markup that React never hydrates. React's own `renderToStaticMarkup` is a second copy of the renderer, of 94 KB, which a new isolate would
 * compile for its first page (decision 0116).
 *
 * @param element without suspense and without components that throw
 */
export async function staticMarkup(element: ReactNode): Promise<string> {
  // Without it React also logs an error, which the caller gets.
  const stream = await renderToReadableStream(element, { onError: () => undefined });
  return (await new Response(stream).text()).replace(textSeparators, '');
}
