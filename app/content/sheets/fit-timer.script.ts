import { fitIds } from './fit-timer-ids.ts';

/**
 * Counts the time since the start button was pressed. It uses the clock of the device, so the time is right after the screen
 * was off. The timer continues after a reload and needs no network.
 */

/** Seconds that a fit may last before an ambulance is called. */
const limit = 5 * 60;

const words = document.currentScript?.dataset;
const elementOf = (id: string) => document.getElementById(id) as HTMLElement;
const clock = elementOf(fitIds.clock);
const message = elementOf(fitIds.say);
const start = elementOf(fitIds.start);
const end = elementOf(fitIds.end);

let startedAt = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Stores the start of the timer, so that it continues after a reload. */
function storeStart(time: string) {
  try {
    sessionStorage.fit = time;
  } catch {
    // Without storage the timer stops at a reload.
  }
}

/** Shows the time, and returns it in seconds. */
function showTime(): number {
  const seconds = Math.floor((Date.now() - startedAt) / 1000);
  clock.textContent = `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
  return seconds;
}

function tick() {
  if (showTime() < limit || 'late' in clock.dataset) return;
  clock.dataset.late = '';
  message.textContent = words?.late ?? '';
  navigator.vibrate?.([600, 200, 600]);
}

function run() {
  start.hidden = true;
  end.hidden = false;
  message.textContent = words?.running ?? '';
  tick();
  timer = setInterval(tick, 250);
}

start.addEventListener('click', () => {
  startedAt = Date.now();
  storeStart(`${startedAt}`);
  delete clock.dataset.late;
  run();
  end.focus();
});

end.addEventListener('click', () => {
  clearInterval(timer);
  showTime();
  storeStart('');
  message.textContent = `${words?.ended}${clock.textContent}${words?.afterwards}`;
  end.hidden = true;
  start.hidden = false;
  start.focus();
});

try {
  startedAt = Number(sessionStorage.fit ?? 0);
} catch {
  // Without storage there is no timer to continue.
}
if (startedAt) run();
