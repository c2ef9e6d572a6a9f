import { createContext, useContext } from 'react';

/** The id under which the log knows this request. Only the server has it. */
export const RequestIdContext = createContext<string | undefined>(undefined);

export const requestIdAttribute = 'data-request-id';

/** In a browser that takes over an error page the id is read from the page itself, so that both render the same. */
export function useRequestId(): string | undefined {
  const fromServer = useContext(RequestIdContext);
  if (fromServer !== undefined || typeof document === 'undefined') return fromServer;
  return document.querySelector(`[${requestIdAttribute}]`)?.getAttribute(requestIdAttribute) ?? undefined;
}
