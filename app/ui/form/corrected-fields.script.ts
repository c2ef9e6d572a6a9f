/**
 * Removes the message of a refused field as soon as the field is right, its entry in the summary too, and with the last
 * entry the summary and the mark in the document's title. Typing never adds a message.
 */
import { type Control, isCorrected } from './corrected-field.ts';

const summary = document.currentScript?.previousElementSibling as HTMLElement;
const { tabTitle = document.title } = (document.currentScript as HTMLScriptElement).dataset;

/** Links of the summary, each to its field. */
const entries = () => [...summary.querySelectorAll<HTMLAnchorElement>('li > a')];

function removeMessage(control: Control) {
  const messageId = `${control.id}-error`;
  document.getElementById(messageId)?.remove();
  control.removeAttribute('aria-invalid');
  const described = document.querySelector(`[aria-describedby~="${messageId}"]`);
  const others = (described?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== messageId);
  if (others.length > 0) described?.setAttribute('aria-describedby', others.join(' '));
  else described?.removeAttribute('aria-describedby');
}

function removeCorrected() {
  for (const entry of entries()) {
    const control = document.getElementById(entry.hash.slice(1)) as Control | null;
    if (!control || !isCorrected(control)) continue;
    removeMessage(control);
    entry.parentElement?.remove();
    if (entries().length > 0) continue;
    summary.remove();
    document.title = tabTitle;
  }
}

addEventListener('input', removeCorrected);
addEventListener('change', removeCorrected);
