import { keepIds, keptMark } from './kept-sheet.ts';

/**
 * Keeps what is typed into a sheet in this browser and nowhere else, shows it again, and deletes it at the press of a button. Where a browser
 * keeps nothing (a private window, a full storage, a refusal) the page says so. The fields stand in no form, so that
 * nothing can send them. A sheet has the same key in each language.
 */

const key = `sheet:${document.currentScript?.dataset.sheet}`;
const fields = [...document.querySelectorAll<HTMLTextAreaElement>(`[${keptMark}]`)];
const status = document.getElementById(keepIds.status);
const wipe = document.getElementById(keepIds.wipe);

function say(state: 'kept' | 'lost' | 'gone') {
  const words = status?.dataset[state] ?? '';
  // A screen reader would read the same words again.
  if (status && status.textContent !== words) status.textContent = words;
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
    // A storage that refuses holds nothing.
  }
  say('gone');
});
