/** Log lines that the Worker may write. Each test site checks its log when it is disposed (decision 0082). */

const fieldsOfEveryLine = ['event', 'level', 'requestId'];
const requestFields = ['databaseMilliseconds', 'method', 'milliseconds', 'route', 'status'];
const failureFields = ['kind', 'message'];

const valuePatterns: Readonly<Record<string, RegExp>> = {
  level: /^(error|info)$/,
  event: /^[a-zA-Z][a-zA-Z -]{2,60}$/,
  // A line outside a request has a fixed word in place of the request id.
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

/** Personal data, secrets and SQL, which no line may contain: phone numbers, mail addresses, hashes, tokens. */
const forbiddenContent =
  /\d{10}|[\w.+-]+@[\w-]+\.\w|\$scrypt\$|__Host-|Bearer |\b(?:insert into|delete from|select .+ from|update .+ set)\b/i;

/** Line that workerd writes when a client disconnects during a response. It contains no application data. */
const clientDisconnected =
  /^(?:kj::\S+ = \S+ disconnected: [\w(): ]+\(os error \d+\)(?:\nstack:(?: \S+@[0-9a-f]+)+)?|stack:(?: \S+@[0-9a-f]+)+)\s*$/;

/** Line that workerd writes when another process has locked the database file: two test isolates may share one. */
const databaseLocked =
  /^e = workerd\/util\/sqlite\.c\+\+:\d+: failed: SQLite failed; [\w(), ]+ = database is locked: SQLITE_BUSY(?:\nstack:(?: \S+@[0-9a-f]+)+)?\s*$/;

function isWorkerLine(line: string): boolean {
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
    ...fieldsOfEveryLine,
    ...(fields.level === 'error' ? failureFields : []),
    ...('route' in fields ? requestFields : []),
  ].sort();
  return (
    names.join() === expected.join() &&
    Object.entries(fields).every(([name, value]) => valuePatterns[name]?.test(String(value)))
  );
}

/** Values of query parameters that log messages also contain, such as in `/files/health?of=database`. */
const sharedWords: ReadonlySet<string> = new Set(['database', 'pictures']);

/** Minimum length of a checked value, in characters. Shorter values occur in messages by chance. */
const minCheckedLength = 5;

/**
 * Returns the lines that are not allowed.
 *
 * @param sent values that tests sent in forms, bodies and query strings
 * @param sharesState whether another process may have the same database open
 */
export function forbiddenLines(
  lines: readonly string[],
  sent: ReadonlySet<string> = new Set(),
  sharesState = false,
): readonly string[] {
  const checked = [...sent].filter((value) => value.length >= minCheckedLength && !sharedWords.has(value));
  return lines.filter((line) => {
    if (clientDisconnected.test(line) || (sharesState && databaseLocked.test(line))) return false;
    if (!isWorkerLine(line) || forbiddenContent.test(line)) return true;
    const { message = '', event } = JSON.parse(line) as { message?: string; event: string };
    return checked.some((value) => message.includes(value) || event === value);
  });
}

/** Returns every string in the query string and the body of a request. */
export function textsSentIn(path: string, body: unknown): readonly string[] {
  const query = path.includes('?') ? [...new URLSearchParams(path.slice(path.indexOf('?'))).values()] : [];
  return [...query, ...stringsOfBody(body)];
}

function stringsOfBody(value: unknown): readonly string[] {
  if (value instanceof URLSearchParams) return [...value.values()];
  if (value instanceof FormData) return [...value.values()].filter((one) => typeof one === 'string');
  if (typeof value === 'string') {
    try {
      return stringsWithin(JSON.parse(value));
    } catch {
      return [value];
    }
  }
  return [];
}

function stringsWithin(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsWithin) : [];
}
