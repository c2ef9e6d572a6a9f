import { draftKey } from '../booking-form/booking-draft.ts';

try {
  sessionStorage.removeItem(draftKey);
} catch {
  // Storage that throws contains nothing to delete.
}
