import { storedAnswersIds, storedMark } from './stored-answers.ts';

/**
 * Stores the answers of a sheet in this browser's localStorage, restores them, and deletes them on request. If the browser
 * stores nothing (private window, full storage, storage forbidden), the page says so. The fields are outside any form, so the
 * browser cannot send them. A sheet has the same key in every locale.
 */

const key = `sheet:${document.currentScript?.dataset.sheet}`;
const fields = [...document.querySelectorAll<HTMLTextAreaElement>(`[${storedMark}]`)];
const status = document.getElementById(storedAnswersIds.status);
const wipe = document.getElementById(storedAnswersIds.wipe);
let said = status?.dataset.kept;

function say(state: 'kept' | 'lost' | 'gone') {
  const words = status?.dataset[state] ?? '';
  // An unchanged text would be announced again. The script compares its own words, because a browser may have translated the page.
  if (status && said !== words) status.textContent = words;
  said = words;
}

try {
  const texts: Readonly<Record<string, string>> = JSON.parse(localStorage[key] || '{}');
  for (const field of fields) field.value = texts[field.id] ?? '';
} catch {
  say('lost');
}

addEventListener('input', ({ target }) => {
  if (!fields.includes(target as HTMLTextAreaElement)) return;
  const filled = fields.filter(({ value }) => value);
  try {
    localStorage[key] = JSON.stringify(Object.fromEntries(filled.map(({ id, value }) => [id, value])));
    say('kept');
  } catch {
    say('lost');
  }
});

wipe?.addEventListener('click', () => {
  if (!confirm(wipe.dataset.ask)) return;
  for (const field of fields) field.value = '';
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that throws contains nothing to delete.
  }
  say('gone');
});
