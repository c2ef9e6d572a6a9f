import { type RefObject, useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import type { Availability } from '../doctor.values.ts';
import * as css from './card-preview.css.ts';

/** Milliseconds without a change after which the card is asked for. */
const pause = 300;

/**
 * The card as our own server made it of our own component. It comes as a document, since the page's policy lets no text become
 * markup; what is no card, such as the sign-in page, is null.
 */
const askForCard = (body: URLSearchParams) =>
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

/** The public card of what is typed into a doctor's form, as it is typed. To be looked at only: its links lead nowhere. */
export function CardPreview({ form, availability = 'available' }: CardPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen] = useState(() => matchMedia(css.besideTheForm).matches);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = '';
    async function show(filled: HTMLFormElement) {
      const fields = new FormData(filled);
      fields.delete('image');
      fields.set('availability', availability);
      const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
      if (String(body) !== asked) {
        asked = String(body);
        const card = await askForCard(body);
        // Without a network the card stays as it was.
        if (!card) asked = '';
        else if (asked === String(body)) {
          // 'Name' is the name of a field here.
          card.removeAttribute('aria-label');
          place.current?.replaceChildren(card);
        }
      }
      const chosen = filled.querySelector<HTMLImageElement>('[data-chosen-picture]');
      const shown = place.current?.querySelector('img');
      // The observer below sees this too: what is the same is not set again.
      if (chosen && shown && shown.src !== chosen.src) shown.src = chosen.src;
    }
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(show, pause, element);
    };
    later();
    element.addEventListener('input', later);
    // A chosen picture, a draft put back and a list whose buttons tick boxes come without an event of a field.
    element.addEventListener('click', later);
    element.addEventListener('change', later);
    const observer = new MutationObserver(later);
    observer.observe(element, { subtree: true, attributeFilter: ['src', 'value'] });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const event of ['input', 'click', 'change']) element.removeEventListener(event, later);
    };
  }, [form, availability]);

  return (
    <details className={css.preview} data-beside open={isOpen}>
      <summary className={css.fold}>How visitors see it</summary>
      <div ref={place} inert className={css.card} />
    </details>
  );
}
