import { registerServiceWorker } from '#app/offline/register-service-worker.ts';
import { applyWaitingRules } from '#app/ui/speculation-rules/waiting-rules.ts';

const serviceWorker = document.currentScript?.dataset.serviceWorker;

// One script for all that waits until the page is there, as two would weigh more.
addEventListener('load', () => {
  applyWaitingRules();
  if (serviceWorker) registerServiceWorker(serviceWorker);
});
