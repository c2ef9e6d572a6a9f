import { createContext, useContext } from 'react';

/** Request id as in the log. Only the server provides it. */
export const RequestIdContext = createContext<string | undefined>(undefined);

export const requestIdAttribute = 'data-request-id';

/** Returns the request id. The browser reads it from the server's HTML, so that hydration renders the same id. */
export function useRequestId(): string | undefined {
  const fromServer = useContext(RequestIdContext);
  if (fromServer !== undefined || typeof document === 'undefined') return fromServer;
  return document.querySelector(`[${requestIdAttribute}]`)?.getAttribute(requestIdAttribute) ?? undefined;
}
