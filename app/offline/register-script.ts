import { serviceWorkerPath } from './kept-pages.ts';

/**
 * Registers the service worker once the page is there, and not under Save-Data: its copies are traffic nobody asked
 * for. Trusted Types want the address from a policy; this one knows one address and turns no text into another.
 */
export const registerScript = `addEventListener('load',()=>{const n=navigator,w=n.serviceWorker,p={createScriptURL:()=>'${serviceWorkerPath}'};w&&!n.connection?.saveData&&w.register((self.trustedTypes?.createPolicy('offline',p)??p).createScriptURL('')).catch(()=>{})})`;
