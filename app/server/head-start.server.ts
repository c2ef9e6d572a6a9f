/** Long enough for a database that answers as usual, too short for a reader to notice. */
const headStartMilliseconds = 50;

/**
 * Gives data a short head start before a page is rendered. What arrives in time is rendered in place, in
 * order and without any script; what is later is streamed behind the loading text.
 *
 * @param pending the data; a failure within the head start is thrown here
 * @returns the value, or the still pending promise wrapped so that awaiting this function does not await it
 */
export async function withHeadStart<Value>(
  pending: Promise<Value>,
): Promise<{ value: Value } | { pending: Promise<Value> }> {
  const late = Symbol('late');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), headStartMilliseconds);
  });
  const first = await Promise.race([pending, deadline]);
  clearTimeout(timer);
  if (first !== late) return { value: first };
  // Without a listener of its own, a failure before the page is rendered would count as unhandled.
  pending.catch(() => {});
  return { pending };
}
