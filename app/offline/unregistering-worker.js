// Replaces the service worker if offline copies are no longer offered. It deletes all copies and unregisters
// itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
