/** Id of the speculation rules that {@link applyWaitingRules} activates. */
export const waitingRulesId = 'waiting-rules';

/**
 * Activates the waiting rules on a good connection: not on 2G or 3G, nor in browsers that do not report the type.
 * Trusted Types forbid a script to write rules. Changing the type of the server's script and reinserting it is allowed.
 */
export function applyWaitingRules(): void {
  if (navigator.connection?.effectiveType !== '4g') return;
  const rules = document.getElementById(waitingRulesId) as HTMLScriptElement | null;
  if (!rules) return;
  rules.type = 'speculationrules';
  rules.parentNode?.appendChild(rules);
}
