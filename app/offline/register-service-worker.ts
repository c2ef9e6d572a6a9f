/**
 * Registers the service worker, but not under Save-Data, as its copies are traffic nobody asked for. Trusted Types take the
 * address only from a policy; this policy gives the one address, whatever it is asked. In a page that is prerendered the
 * browser itself holds the registration back until somebody sees the page.
 */
export async function registerServiceWorker(path: string): Promise<void> {
  if (navigator.connection?.saveData) return;
  const rules = { createScriptURL: (_address: string) => path };
  const policy = window.trustedTypes?.createPolicy('offline', rules) ?? rules;
  try {
    await navigator.serviceWorker?.register(policy.createScriptURL(path));
  } catch {
    // A browser may refuse: the site works without copies.
  }
}
