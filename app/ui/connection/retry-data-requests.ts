/** Milliseconds to wait before each retry. */
const waits = [300, 1200] as const;

const isData = (url: string) => new URL(url, location.href).pathname.endsWith('.data');

/**
 * Retries failed requests for a page's data, for example after a short loss of the network. Without retries the router
 * replaces the whole page with its error page. Only GET requests are retried; a failed submission must be repeated by
 * the user.
 */
export function retryDataRequests(): void {
  const originalFetch = window.fetch;
  window.fetch = async (input, init) => {
    const { method, url, signal } = new Request(input, init);
    if (method !== 'GET' || !isData(url)) return originalFetch(input, init);
    for (const wait of waits) {
      try {
        return await originalFetch(input, init);
      } catch (error) {
        if (signal.aborted || !navigator.onLine) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return originalFetch(input, init);
  };
}
