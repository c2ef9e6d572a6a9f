/** Id of the speculation rules that {@link activatePrefetchRules} activates. */
export const inactiveRulesId = 'waiting-rules';

/**
 * Activates the waiting rules on a good connection: not on 2G or 3G, nor in browsers that do not report the type.
 * Trusted Types prevent a script from writing rules. They allow it to change the type of the server's script and
 * reinsert it.
 */
export function activatePrefetchRules(): void {
  if (navigator.connection?.effectiveType !== '4g') return;
  const rules = document.getElementById(inactiveRulesId) as HTMLScriptElement | null;
  if (!rules) return;
  rules.type = 'speculationrules';
  rules.parentNode?.appendChild(rules);
}
