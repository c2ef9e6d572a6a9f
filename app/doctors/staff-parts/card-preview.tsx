import { type RefObject, useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import type { Availability } from '../doctor.values.ts';
import * as css from './card-preview.css.ts';

/** Debounce in milliseconds: the preview is requested after this time without a change. */
const debounceMilliseconds = 300;

/**
 * Requests the card, which the server renders with the component of the public pages. XMLHttpRequest parses it as a
 * document, because the content security policy (Trusted Types) forbids parsing a string as HTML.
 * Resolves to null if the response has no card, for example if it is the sign-in page.
 */
const requestCard = (body: URLSearchParams) =>
  new Promise<Element | null>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', href('/dashboard/AddDoctor/card'));
    request.responseType = 'document';
    request.onloadend = () => resolve(request.responseXML?.querySelector('article') ?? null);
    request.send(body);
  });

interface CardPreviewProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly availability: Availability | undefined;
}

/** Live preview of the public card while a doctor form is filled in. It is inert, so its links do not work. */
export function CardPreview({ form, availability = 'available' }: CardPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen] = useState(() => matchMedia(css.previewFitsBeside).matches);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastRequested = '';
    async function show(filled: HTMLFormElement) {
      const fields = new FormData(filled);
      fields.delete('image');
      fields.set('availability', availability);
      const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
      if (String(body) !== lastRequested) {
        lastRequested = String(body);
        const card = await requestCard(body);
        // If the response has no card, or there is no network, the old card stays and the next change sends a new request.
        if (!card) lastRequested = '';
        else if (lastRequested === String(body)) {
          // While the name is empty, the card's `aria-label` is 'Name', which is the label of the name field.
          card.removeAttribute('aria-label');
          place.current?.replaceChildren(card);
        }
      }
      const chosen = filled.querySelector<HTMLImageElement>('[data-chosen-picture]');
      const shown = place.current?.querySelector('img');
      // Sets the source only if it differs, because the observer below reacts to this change too.
      if (chosen && shown && shown.src !== chosen.src) shown.src = chosen.src;
    }
    const scheduleUpdate = () => {
      clearTimeout(timer);
      timer = setTimeout(show, debounceMilliseconds, element);
    };
    scheduleUpdate();
    element.addEventListener('input', scheduleUpdate);
    // A chosen picture, a restored draft and buttons that tick check boxes change fields without an `input` event.
    element.addEventListener('click', scheduleUpdate);
    element.addEventListener('change', scheduleUpdate);
    const observer = new MutationObserver(scheduleUpdate);
    observer.observe(element, { subtree: true, attributeFilter: ['src', 'value'] });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const event of ['input', 'click', 'change']) element.removeEventListener(event, scheduleUpdate);
    };
  }, [form, availability]);

  return (
    <details className={css.preview} data-beside open={isOpen}>
      <summary className={css.previewSummary}>How visitors see it</summary>
      <div ref={place} inert className={css.card} />
    </details>
  );
}
