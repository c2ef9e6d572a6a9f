import type { BrowserContext } from 'playwright/test';

/**
 * Reports everything that goes wrong in a context's pages without a test asking: console errors and warnings, uncaught
 * errors, requests that fail or answer with an error, breaches of the content security policy and of Trusted Types.
 */
export async function watchPage(context: BrowserContext, report: (fault: string) => void): Promise<void> {
  context.on('console', (message) => {
    // Says Playwright itself (playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) report(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => report(`error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // What a browser leaves off because the page was left is no fault.
    const failure = request.failure()?.errorText ?? '';
    // Without scripts Chromium refuses module preloads by itself and calls it the policy; a real breach is an event below.
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
