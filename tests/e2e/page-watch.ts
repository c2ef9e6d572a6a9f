import type { BrowserContext } from 'playwright/test';

/**
 * Reports every fault in a context's pages: console errors and warnings, uncaught errors, failed requests and
 * error responses. Violations of the content security policy and of Trusted Types count too.
 */
export async function reportFaults(context: BrowserContext, report: (fault: string) => void): Promise<void> {
  context.on('console', (message) => {
    // Playwright itself prints this message (playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) report(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => report(`error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // A request that the browser cancels when the page is left is not a fault.
    const failure = request.failure()?.errorText ?? '';
    // Without scripts Chromium refuses module preloads by itself and reports it as the policy. A real
    // violation triggers the event below.
    const refused = failure === 'csp' && request.resourceType() === 'script';
    if (failure !== 'net::ERR_ABORTED' && !refused) report(`request failed: ${request.url()} ${failure}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) report(`answer ${response.status()}: ${response.url()}`);
  });
  await context.exposeBinding('reportPolicyBreach', (_source, breach: string) => report(breach));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const breach = `policy ${violatedDirective}: ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`;
      (globalThis as unknown as { reportPolicyBreach: (text: string) => void }).reportPolicyBreach(breach);
    });
  });
}
