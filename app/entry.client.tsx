import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { askAgainForData } from '#app/ui/connection/ask-again.ts';
import { adoptHandedFacts, handedFactsId } from './site/handed-facts.ts';

// Radix dialogs and menus add a style element while they are open; the policy lets it pass with the page's nonce.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
if (nonce) setNonce(nonce);

// Before React: it renders what the server did.
const handed = document.querySelector(`script#${handedFactsId}`)?.textContent;
if (handed) adoptHandedFacts(JSON.parse(handed));

askAgainForData();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
