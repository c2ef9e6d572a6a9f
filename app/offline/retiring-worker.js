// In place of the service worker where copies are no longer offered: it deletes what was kept, and itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
