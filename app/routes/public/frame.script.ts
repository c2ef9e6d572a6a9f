import { registerServiceWorker } from '#app/offline/register-service-worker.ts';
import { activatePrefetchRules } from '#app/ui/speculation-rules/activate-prefetch-rules.ts';

const serviceWorker = document.currentScript?.dataset.serviceWorker;

// A single script for both tasks, because two scripts would be larger.
addEventListener('load', () => {
  activatePrefetchRules();
  if (serviceWorker) registerServiceWorker(serviceWorker);
});
