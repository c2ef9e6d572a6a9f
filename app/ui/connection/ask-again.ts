/** How long to wait before each further try, in milliseconds. */
const waits = [300, 1200] as const;

const isData = (url: string) => new URL(url, location.href).pathname.endsWith('.data');

/**
 * Asks again for a page's data where no answer arrived, as on a line that was lost for a moment: the router would give the whole page up. Only what is read
 * is asked for again by itself; what changes something is pressed again by whoever pressed it.
 */
export function askAgainForData(): void {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const { method, url, signal } = new Request(input, init);
    if (method !== 'GET' || !isData(url)) return ask(input, init);
    for (const wait of waits) {
      try {
        return await ask(input, init);
      } catch (error) {
        if (signal.aborted || !navigator.onLine) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return ask(input, init);
  };
}
