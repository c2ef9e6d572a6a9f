import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { retryDataRequests } from '#app/ui/connection/retry-data-requests.ts';
import { deserializeFacts, serializedFactsId } from './hospital-facts/serialized-facts.ts';
import { HospitalFactsContext } from './ui/facts-context/hospital-facts.ts';

// Radix dialogs and menus add a style element while they are open. The Content-Security-Policy allows it only
// with the nonce of the page.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
if (nonce) setNonce(nonce);

const serialized = document.querySelector(`script#${serializedFactsId}`)?.textContent;
const facts = deserializeFacts(JSON.parse(serialized ?? '{}'));

retryDataRequests();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HospitalFactsContext value={facts}>
        <HydratedRouter />
      </HospitalFactsContext>
    </StrictMode>,
  );
});
