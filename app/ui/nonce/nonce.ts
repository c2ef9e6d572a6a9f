import { createContext, useContext } from 'react';

/** The nonce of this answer's inline scripts. Empty in the browser, which hides nonces from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
