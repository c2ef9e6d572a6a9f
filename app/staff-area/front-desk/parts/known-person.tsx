import { useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { parsePhone } from '#app/contact-details/phone.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { knownPersonPath, patientPathOf } from '../../frame/desk-paths.ts';
import type { KnownName, KnownPerson } from '../known-person.ts';

/** Looks up the phone of a form once it is complete. Returns the latest answer and a function for each input. */
export function useKnownPerson(initial: KnownPerson | null) {
  const fetcher = useFetcher<{ readonly known: KnownPerson | null }>();
  const [asked, setAsked] = useState(initial?.phone ?? '');
  function follow(text: string) {
    const phone = parsePhone(text) ?? '';
    // Without a network a failed look-up would replace the form with the error page.
    if (phone === asked || !navigator.onLine) return;
    setAsked(phone);
    if (phone !== '') fetcher.submit({ phone }, { method: 'post', action: knownPersonPath });
  }
  const known = fetcher.data === undefined ? initial : fetcher.data.known;
  // An answer about an earlier phone must not stand beside another one.
  return { known: known?.phone === asked ? known : null, follow };
}

/** Writes the values of a known name into the form. */
function fillIn(form: HTMLFormElement | null, { patientName, bookerName, adultName, safeToCall }: KnownName) {
  for (const [name, value] of Object.entries({ patientName, bookerName, adultName })) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  const safe = form?.elements.namedItem('safeToCall');
  // The person has just answered this in the request to be called; an earlier visit must not replace the answer.
  const isAnswered = form?.elements.namedItem('callback') != null;
  if (safe instanceof HTMLSelectElement && !isAnswered) safe.value = safeToCall;
  // The button's result is announced with the field, and the next key goes on from there.
  const first = form?.elements.namedItem('patientName');
  if (first instanceof HTMLInputElement) first.focus();
}

interface KnownPersonNoteProps {
  readonly known: KnownPerson | null;
}

/** Says what the desk knows of the phone in the form, and offers to fill in a name. */
export function KnownPersonNote({ known }: KnownPersonNoteProps) {
  const hydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  if (known === null) return null;
  if (known.text === null) return <InlineAlert tone="neutral">No visit under this phone yet.</InlineAlert>;
  return (
    <InlineAlert tone="neutral">
      <Stack gap="2">
        <p>{known.text}</p>
        <div ref={place}>
          <Cluster gap="2">
            {known.names.map((name) =>
              hydrated ? (
                <Button
                  key={name.appointmentId}
                  type="button"
                  size="small"
                  variant="secondary"
                  onClick={() => fillIn(place.current?.closest('form') ?? null, name)}
                >
                  {`Fill in ${name.patientName}`}
                </Button>
              ) : (
                <strong key={name.appointmentId}>{name.patientName}</strong>
              ),
            )}
            {known.reference && (
              <Link to={patientPathOf(known.reference)} className={textLink}>
                All visits
              </Link>
            )}
          </Cluster>
        </div>
      </Stack>
    </InlineAlert>
  );
}

/** Button that looks up the typed phone. Shown without scripts, and last, so that Enter books (decision 0061). */
export function LookUpButton() {
  if (useHydrated()) return null;
  return (
    <p>
      <Button type="submit" name="intent" value="person" variant="secondary">
        Look up this phone
      </Button>
    </p>
  );
}
