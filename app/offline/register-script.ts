import { serviceWorkerPath } from './kept-pages.ts';

/**
 * Registers the service worker once the page has loaded, but not under Save-Data, as its copies are traffic nobody asked
 * for. Trusted Types take the address only from a policy; this policy gives the one address, whatever it is asked.
 */
export const registerScript = `addEventListener('load',()=>{const n=navigator,w=n.serviceWorker,p={createScriptURL:()=>'${serviceWorkerPath}'};w&&!n.connection?.saveData&&w.register((self.trustedTypes?.createPolicy('offline',p)??p).createScriptURL('')).catch(()=>{})})`;
