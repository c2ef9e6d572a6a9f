/** The id of the speculation rules that wait for {@link applyWaitingRules}. */
export const waitingRulesId = 'waiting-rules';

/**
 * Lets the waiting rules count on a good line: not on 2G or 3G, nor where the browser does not tell. Trusted Types forbid
 * a script to write rules, but not to give the server's own another type and put them back where they were.
 */
export function applyWaitingRules(): void {
  if (navigator.connection?.effectiveType !== '4g') return;
  const rules = document.getElementById(waitingRulesId) as HTMLScriptElement | null;
  if (!rules) return;
  rules.type = 'speculationrules';
  rules.parentNode?.appendChild(rules);
}
