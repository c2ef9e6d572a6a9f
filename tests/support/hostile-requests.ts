import fc from 'fast-check';

/** A request that no client of ours would send. The site must refuse it and change nothing. */
export interface HostileRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** Whether the request has a staff session, so that it reaches a store. */
  readonly isSignedIn: boolean;
}

const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '%E0%A4%A',
  '%',
  "' or 1=1 --",
  "'; drop table doctors; --",
  '" union select password_hash from users --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\u202e\u200b\ufeff',
  '\ud83d',
  '😀'.repeat(50),
  'a'.repeat(5_000),
  '9'.repeat(40),
  '2026-02-31',
  '0000-00-00',
  '25:99 PM',
  '=cmd|calc',
  'javascript:alert(1)',
  'http://127.0.0.1/',
  '\r\nSet-Cookie: a=b',
];

const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** Field names that some form or API call of ours reads. */
const fieldNames = [
  ...[
    'name',
    'phone',
    'email',
    'password',
    'doctorId',
    'date',
    'slot',
    'visit',
    'patientName',
    'note',
    'reference',
  ],
  ...[
    'status',
    'intent',
    'version',
    'availability',
    'isActive',
    'fees',
    'experience',
    'hospitalSlots',
    'leave',
  ],
  ...[
    'category',
    'url',
    'title',
    'amount',
    'method',
    'reason',
    'appointmentId',
    'paymentId',
    'key',
    'image',
    'next',
  ],
  ...['q', 'page', 'after', 'day', 'sort', '__proto__', 'constructor', 'hasOwnProperty', 'toString'],
];
const fieldName = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...fieldNames) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
);

const oddValue = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(null, true, -1, 1e21, [], {}, [[]], { $ne: null }, ['a', 1]),
);

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

const fieldList = fc.array(fc.tuple(fieldName, oddText), { maxLength: 8 });

const urlEncoded = fieldList.map((fields) => ({
  type: 'application/x-www-form-urlencoded',
  body: fields.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&'),
}));

const json = fc.array(fc.tuple(fieldName, oddValue), { maxLength: 8 }).map((fields) => ({
  type: 'application/json',
  // Built from entries, so that `__proto__` is an ordinary key.
  body: `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`,
}));

const brokenText = fc
  .tuple(
    fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=a',
      'text/plain',
      '',
    ),
    fc.constantFrom(
      '{',
      '[',
      '"',
      '{"a":',
      '--a',
      '--a\r\n\r\n',
      '--a\r\nContent-Disposition: form-data\r\n\r\nx\r\n--a--',
      '%%%',
      '\0',
    ),
  )
  .map(([type, body]) => ({ type, body }));

const multipart = fieldList.map((fields) => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value.toWellFormed());
  body.append('image', new Blob(['GIF89a<script>']), '../../evil.svg');
  return { type: undefined, body };
});

const oddHeader = fc.constantFrom<Record<string, string>>(
  {},
  {},
  { 'If-None-Match': '"' },
  { 'If-Match': '"nonsense' },
  { 'Idempotency-Key': 'x'.repeat(300) },
  { 'Idempotency-Key': '"' },
  { Range: 'bytes=9-1' },
  { 'If-Range': '"' },
  { Accept: '%' },
  { 'Accept-Language': ';;;' },
  { 'X-Forwarded-Host': 'evil.example' },
  { 'X-Forwarded-For': '127.0.0.1' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { Referer: '%' },
  { 'User-Agent': 'x'.repeat(2_000) },
);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Routes that end the session even with an empty body. Signed-in requests skip them, or the session would be
 * gone for all later requests.
 */
const endsTheSession = /signout|logout|sessions/;

/** A route and its methods. */
export interface Target {
  readonly pattern: string;
  readonly methods: readonly string[];
}

interface Targets {
  readonly targets: readonly Target[];
  /**
   * Identifiers and slugs that exist, so that a request gets further than a 404. Deletions never use them.
   */
  readonly known: readonly string[];
}

/**
 * Generates hostile requests, the same for each seed: nine in ten with a method that their route has, half of
 * them to the API.
 */
export function hostileRequests(
  { targets, known }: Targets,
  seed: number,
  count: number,
): readonly HostileRequest[] {
  const api = targets.filter(({ pattern }) => pattern.startsWith('/api/'));
  const asked = fc
    .tuple(
      fc.oneof(fc.constantFrom(...targets), fc.constantFrom(...api)),
      fc.nat(),
      fc.constantFrom(...methods),
      fc.integer({ min: 0, max: 9 }),
    )
    .map(([target, index, anyMethod, chance]) => ({
      pattern: target.pattern,
      method: chance === 0 ? anyMethod : (target.methods[index % target.methods.length] ?? anyMethod),
    }));
  const request = fc
    .record({
      asked,
      identifier: fc.oneof(
        { weight: 1, arbitrary: fc.constantFrom(...known) },
        { weight: 2, arbitrary: oddText.map(encoded) },
        { weight: 1, arbitrary: fc.constantFrom('%', '%E0%A4%A', '..%2f..', 'a'.repeat(3_000)) },
      ),
      query: fc.array(fc.tuple(fieldName, oddText), { maxLength: 3 }),
      sent: fc.oneof(urlEncoded, json, brokenText, multipart),
      header: oddHeader,
      cookie: fc.constantFrom('', '', '__Host-session=%E0%A4%A', '__Host-flash=a.b.c', '=;;', 'a=b=c'),
      isSignedIn: fc.boolean(),
      asksForData: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
    })
    .map(
      ({
        asked: { pattern, method },
        identifier,
        query,
        sent,
        header,
        cookie,
        isSignedIn,
        asksForData,
      }): HostileRequest => {
        const isDangerous = method === 'DELETE' || /delete|cancel|refund|order|bin/.test(pattern);
        const id = isDangerous && known.includes(identifier) ? 'nobody' : identifier;
        const path = pattern.replaceAll(/:\w+|\*/g, () => id);
        const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
        const hasBody = !['GET', 'HEAD'].includes(method);
        return {
          path: `${path}${asksForData ? '.data' : ''}${search && `?${search}`}`,
          method,
          headers: {
            ...header,
            ...(cookie && { Cookie: cookie }),
            ...(hasBody && sent.type !== undefined && { 'Content-Type': sent.type }),
          },
          ...(hasBody && { body: sent.body }),
          isSignedIn: isSignedIn && !endsTheSession.test(pattern),
        };
      },
    );
  return fc.sample(request, { seed, numRuns: count });
}
