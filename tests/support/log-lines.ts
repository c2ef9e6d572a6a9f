/**
 * Fields that the Worker may write to its log. Every test site's log is checked when the site ends (decision
 * 0082).
 */

const always = ['event', 'level', 'requestId'];
const ofRequests = ['databaseMilliseconds', 'method', 'milliseconds', 'route', 'status'];
const ofFailures = ['kind', 'message'];

const shapes: Readonly<Record<string, RegExp>> = {
  level: /^(error|info)$/,
  event: /^[a-zA-Z][a-zA-Z -]{2,60}$/,
  // Log lines outside a request have a fixed word instead of a request id.
  requestId: /^([0-9a-f]{8}|[a-z-]{3,20})$/,
  method: /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|other)$/,
  route: /^\/[\w/:.*-]*$/,
  status: /^[1-5]\d\d$/,
  milliseconds: /^\d+$/,
  databaseMilliseconds: /^\d+$/,
  kind: /^\w+$/,
  message: /^[^"'`“@]*$/,
  stack: /^(\s+at [^\n]*\n?)*$/,
};

/** Patterns that no field may contain: a phone number, an email address, a hash, a token, SQL. */
const neverAnywhere =
  /\d{10}|[\w.+-]+@[\w-]+\.\w|\$scrypt\$|__Host-|Bearer |\b(?:insert into|delete from|select .+ from|update .+ set)\b/i;

/**
 * Lines that workerd itself writes when a browser disconnects during a response, as at the end of a test.
 * They contain no data of ours.
 */
const visitorLeft =
  /^(?:kj::\S+ = \S+ disconnected: [\w(): ]+\(os error \d+\)(?:\nstack:(?: \S+@[0-9a-f]+)+)?|stack:(?: \S+@[0-9a-f]+)+)\s*$/;

/**
 * Line that workerd writes when another process locks the database file for a moment, as when two isolates of
 * a test share a state folder.
 */
const fileIsHeld =
  /^e = workerd\/util\/sqlite\.c\+\+:\d+: failed: SQLite failed; [\w(), ]+ = database is locked: SQLITE_BUSY(?:\nstack:(?: \S+@[0-9a-f]+)+)?\s*$/;

function isOurs(line: string): boolean {
  let fields: Record<string, unknown>;
  try {
    fields = JSON.parse(line);
  } catch {
    return false;
  }
  if (typeof fields !== 'object' || fields === null) return false;
  const names = Object.keys(fields)
    .filter((name) => name !== 'stack')
    .sort();
  const expected = [
    ...always,
    ...(fields.level === 'error' ? ofFailures : []),
    ...('route' in fields ? ofRequests : []),
  ].sort();
  return (
    names.join() === expected.join() &&
    Object.entries(fields).every(([name, value]) => shapes[name]?.test(String(value)))
  );
}

/** Words that occur both in our query strings (/files/health?of=database) and in our log messages. */
const ownWords: ReadonlySet<string> = new Set(['database', 'pictures']);

/** Length in characters. Shorter values occur in messages by chance. */
const shortestTyped = 5;

/**
 * Returns the lines that break the rules.
 *
 * @param typed values that tests sent in forms, bodies and addresses
 * @param sharesState whether another process may have the same database open
 */
export function forbiddenLines(
  lines: readonly string[],
  typed: ReadonlySet<string> = new Set(),
  sharesState = false,
): readonly string[] {
  const watched = [...typed].filter((value) => value.length >= shortestTyped && !ownWords.has(value));
  return lines.filter((line) => {
    if (visitorLeft.test(line) || (sharesState && fileIsHeld.test(line))) return false;
    if (!isOurs(line) || neverAnywhere.test(line)) return true;
    const { message = '', event } = JSON.parse(line) as { message?: string; event: string };
    return watched.some((value) => message.includes(value) || event === value);
  });
}

/** Returns every text in the query string and body of a request. */
export function textsSentIn(path: string, body: unknown): readonly string[] {
  const query = path.includes('?') ? [...new URLSearchParams(path.slice(path.indexOf('?'))).values()] : [];
  return [...query, ...textsOf(body)];
}

function textsOf(value: unknown): readonly string[] {
  if (value instanceof URLSearchParams) return [...value.values()];
  if (value instanceof FormData) return [...value.values()].filter((one) => typeof one === 'string');
  if (typeof value === 'string') {
    try {
      return textsWithin(JSON.parse(value));
    } catch {
      return [value];
    }
  }
  return [];
}

function textsWithin(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : [];
}
