/**
 * Registers the service worker, except under Save-Data, because its copies cause traffic that the user did
 * not ask for. Trusted Types accept the address only from a policy; this policy always returns the one
 * address. In a prerendered page the browser delays the registration until the page is shown.
 */
export function registerServiceWorker(path: string): void {
  if (!navigator.connection?.saveData) {
    navigator.serviceWorker
      ?.register(
        window.trustedTypes
          ?.createPolicy('offline', { createScriptURL: (_address: string) => path })
          .createScriptURL('') ?? path,
      )
      // A browser may refuse the registration. The site works without copies.
      .catch(() => {});
  }
}
