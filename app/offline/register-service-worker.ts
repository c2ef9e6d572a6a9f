/**
 * Registers the service worker, except under Save-Data, because its copies cause traffic that the user did
 * not ask for. Trusted Types accept the address only from a policy; this policy always returns the one
 * address. In a prerendered page the browser delays the registration until the page is shown.
 */
export async function registerServiceWorker(path: string): Promise<void> {
  if (navigator.connection?.saveData) return;
  const rules = { createScriptURL: (_address: string) => path };
  const policy = window.trustedTypes?.createPolicy('offline', rules) ?? rules;
  try {
    await navigator.serviceWorker?.register(policy.createScriptURL(path));
  } catch {
    // A browser may refuse the registration. The site works without copies.
  }
}
