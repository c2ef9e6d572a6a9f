/**
 * Adds a button to each part with `data-spoken`, such as a short answer or an urgent box. The button reads the part aloud
 * with a voice of the device, so no text leaves the device. `offer-listening.ts` loads this module where the device has
 * voices. The label of the buttons is `data-listen-label` of the page's script element.
 */
import { sentencesOf, voiceFor } from './speech.ts';

/**
 * The button whose part is being read, and the utterances. Chrome garbage-collects an utterance that nothing refers to, and
 * its `end` event is lost.
 */
interface Reading {
  readonly button: HTMLButtonElement;
  readonly utterances: readonly SpeechSynthesisUtterance[];
}

let reading: Reading | undefined;

function stop() {
  reading?.button.setAttribute('aria-pressed', 'false');
  reading = undefined;
  speechSynthesis.cancel();
}

/** The visible texts of a part, without its buttons and its clock. */
function textOf(part: HTMLElement): string {
  const blocks = [...part.querySelectorAll<HTMLElement>('h2, p:not([role]), li')];
  return (blocks.length > 0 ? blocks : [part])
    .filter(({ offsetHeight }) => offsetHeight > 0)
    .map(({ innerText }) => innerText)
    .join('\n');
}

function toggle(button: HTMLButtonElement, part: HTMLElement) {
  const wasReading = reading?.button === button;
  stop();
  const voice = voiceFor(speechSynthesis.getVoices(), document.documentElement.lang);
  if (wasReading || !voice) return;
  const utterances = sentencesOf(textOf(part)).map((sentence) =>
    Object.assign(new SpeechSynthesisUtterance(sentence), { voice, lang: voice.lang }),
  );
  const started = { button, utterances };
  reading = started;
  button.setAttribute('aria-pressed', 'true');
  // The events of an utterance that was cancelled come late, when another part may be read.
  utterances.at(-1)?.addEventListener('end', () => {
    if (reading === started) stop();
  });
  for (const utterance of utterances) speechSynthesis.speak(utterance);
}

const { listenLabel = '' } = document.querySelector<HTMLElement>('script[data-listen]')?.dataset ?? {};

/** Adds the buttons once, as soon as there is a voice. */
function addButtons() {
  if (!voiceFor(speechSynthesis.getVoices(), document.documentElement.lang)) return;
  speechSynthesis.onvoiceschanged = null;
  for (const part of document.querySelectorAll<HTMLElement>('[data-spoken]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = listenLabel;
    button.dataset.listens = '';
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => toggle(button, part));
    (part.querySelector('h2') ?? part.closest('p'))?.insertAdjacentElement('afterend', button);
  }
}

speechSynthesis.onvoiceschanged = addButtons;
addButtons();
addEventListener('pagehide', stop);
