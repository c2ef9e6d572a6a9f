/**
 * Data of a paragraph: periods with their sentence, closed days, and the sentence for all other times. Example of
 * a period: ["123456", 540, 1110, "We are open now, until 6:30 pm"]. It lists weekdays from Sunday as 0, then two
 * minutes of the day.
 */
export type HoursData = readonly [
  times: readonly (readonly [days: string, from: number, to: number, sentence: string])[],
  holidays: string,
  closed: string,
];

/**
 * Replaces the last sentence of each paragraph with `data-hours` by the one that is true now (decision 0105), and writes
 * `data-open` for style rules. Pages are cached, so the server cannot know when they are read. The script uses the device's clock, but India's time zone: UTC
 * plus 330 minutes.
 *
 * The script must choose as `timesAt` in app/hospital-facts/open-now.ts does; a unit test compares them. It runs again
 * each minute and when the page becomes visible, including from the back/forward cache. The paragraph keeps its initial
 * height, so that nothing moves.
 */

const minute = 60_000;
const day = 24 * 60 * minute;
const offsetOfIndia = 330 * minute;

function choose() {
  const indianTime = Date.now() + offsetOfIndia;
  const date = new Date(indianTime);
  const minuteOfDay = (indianTime % day) / minute;
  for (const paragraph of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const [times, holidays, closed]: HoursData = JSON.parse(paragraph.dataset.hours ?? '');
    // Not by position: a translation by the browser wraps texts, and the paragraph may begin with one.
    const [sentence, phone] = paragraph.querySelectorAll('strong,a') as Iterable<Element> as [
      HTMLElement,
      HTMLElement | undefined,
    ];
    const now = holidays.includes(date.toJSON().slice(0, 10))
      ? undefined
      : times.find(
          ([days, from, to]) =>
            days.includes(`${date.getUTCDay()}`) && from <= minuteOfDay && minuteOfDay < to,
        );
    paragraph.style.minHeight ||= `${paragraph.offsetHeight}px`;
    const words = now?.[3] ?? closed;
    // An unchanged sentence keeps its translation.
    if (sentence.dataset.said !== words) sentence.dataset.said = sentence.textContent = words;
    if (phone) phone.hidden = !now;
    paragraph.dataset.open = `${!!now}`;
  }
}

choose();
addEventListener('pageshow', choose);
document.addEventListener('visibilitychange', choose);
setInterval(choose, minute);
