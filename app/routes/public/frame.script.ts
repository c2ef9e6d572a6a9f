import { registerServiceWorker } from '#app/offline/register-service-worker.ts';
import { isOfflineEnabled, serviceWorkerPath } from '#app/offline/service-worker-switch.ts';
import { offerListening } from '#app/ui/listen/offer-listening.ts';
import { activatePrefetchRules } from '#app/ui/speculation-rules/activate-prefetch-rules.ts';

const { listen } = (document.currentScript as HTMLElement).dataset;

// A single script for all tasks, because several scripts would be larger.
addEventListener('load', () => {
  activatePrefetchRules();
  if (isOfflineEnabled) registerServiceWorker(serviceWorkerPath);
  if (listen) offerListening(listen);
});
