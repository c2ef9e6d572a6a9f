import { offered, serviceWorkerPath } from './kept-pages.ts';

/**
 * Registers the service worker, but not under Save-Data, as its copies are traffic nobody asked for. Trusted Types take the
 * address only from a policy; this policy gives the one address, whatever it is asked. In a page that is prerendered the
 * browser itself holds the registration back until somebody sees the page.
 *
 * Part of the frame's script, to which `n` is the navigator and `c` its connection.
 */
export const registerScript = offered
  ? `let p={createScriptURL:()=>'${serviceWorkerPath}'};c?.saveData||n.serviceWorker?.register((self.trustedTypes?.createPolicy('offline',p)??p).createScriptURL(0)).catch(()=>0)`
  : '';
