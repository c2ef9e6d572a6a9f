import { type BookingDraft, draftKey, longestDraftAge } from '../booking-form/booking-draft.ts';
import { choiceButton, isForOther } from '../booking-form/booking-form.ts';

/*
 * Keeps what is typed in the booking form while a person goes back, or chooses another time or doctor: in this tab only,
 * until the appointment is booked (decision 0046). A browser that stores nothing keeps the form as it was without scripts.
 */
const form = document.currentScript?.previousElementSibling as HTMLFormElement;

function save() {
  const fields = [...new FormData(form)].filter(([name]) => name !== 'idempotencyKey');
  sessionStorage.setItem(draftKey, JSON.stringify({ at: Date.now(), fields }));
}

function fillIn({ at, fields }: BookingDraft) {
  if (Date.now() - at > longestDraftAge) return sessionStorage.removeItem(draftKey);
  for (const [name, value] of fields) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (field) (field as HTMLInputElement | RadioNodeList).value = value;
  }
}

/** Lets the browser offer the name of whoever types for the patient only if they are the same person. */
function offerOwnName() {
  const { who, patientName } = form.elements as unknown as Record<string, HTMLInputElement | undefined>;
  if (who && patientName) patientName.autocomplete = isForOther(who.value) ? 'off' : 'name';
}

form.addEventListener('change', offerOwnName);

try {
  const stored = sessionStorage.getItem(draftKey);
  if (stored && form.dataset.isNew) fillIn(JSON.parse(stored));
  offerOwnName();
  form.addEventListener('input', save);
  // The buttons of the choices stand before the form.
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      `button[value=${choiceButton.value}]`,
    );
    if (!button) return;
    save();
    // To a page that was posted, Back asks a question of the browser's own.
    event.preventDefault();
    location.assign(button.formAction);
  });
} catch {
  // Without storage the buttons post what was typed.
}
