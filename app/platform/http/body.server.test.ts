import { expect, test } from 'vitest';
import { drainBody, readForm, readJson } from './body.server.ts';
import { ProblemError } from './problems.server.ts';

const sent = (body: BodyInit | null, contentType?: string) =>
  new Request('https://hospital.example/', {
    method: 'POST',
    body,
    headers: contentType ? { 'Content-Type': contentType } : {},
    duplex: 'half',
  } as RequestInit);

async function statusOf(reading: Promise<unknown>): Promise<number> {
  const error = await reading.then(
    () => undefined,
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(ProblemError);
  return (error as ProblemError).status;
}

function chunks(count: number, size: number): ReadableStream<Uint8Array> {
  let left = count;
  return new ReadableStream({
    pull(controller) {
      if (left-- > 0) controller.enqueue(new Uint8Array(size).fill(97));
      else controller.close();
    },
  });
}

test('reads JSON whatever the parameters of its media type', async () => {
  expect(await readJson(sent('{"a":"ā"}', 'Application/JSON; charset=utf-8'))).toEqual({ a: 'ā' });
});

test.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'refuses JSON sent as %s with 415',
  async (contentType) => {
    expect(await statusOf(readJson(sent('{}', contentType)))).toBe(415);
  },
);

test.each(['', '{', '{"a":1}}', 'undefined', '\u0000'])('refuses %j as JSON with 400', async (body) => {
  expect(await statusOf(readJson(sent(body, 'application/json')))).toBe(400);
});

test('refuses JSON that is not UTF-8 with 400', async () => {
  expect(await statusOf(readJson(sent(new Uint8Array([0x22, 0xff, 0x22]), 'application/json')))).toBe(400);
});

test('refuses a body over the limit with 413, with or without a Content-Length', async () => {
  expect(await statusOf(readJson(sent(`"${'a'.repeat(20_000)}"`, 'application/json')))).toBe(413);
  expect(await statusOf(readJson(sent(chunks(100, 1000), 'application/json')))).toBe(413);
});

test('stops reading an endless body', async () => {
  expect(await statusOf(readForm(sent(chunks(1000, 64 * 1024), 'application/x-www-form-urlencoded')))).toBe(
    413,
  );
});

test('refuses a body that breaks off with 400', async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new Error('connection lost'));
    },
  });
  expect(await statusOf(readJson(sent(broken, 'application/json')))).toBe(400);
});

test('reads both encodings of a form alike, repeated fields included', async () => {
  const multipart = new FormData();
  for (const [name, value] of [
    ['slot', 'a'],
    ['slot', 'b'],
    ['name', 'ā & b'],
  ] as const) {
    multipart.append(name, value);
  }
  const encoded = new URLSearchParams('slot=a&slot=b&name=%C4%81+%26+b');
  for (const form of [await readForm(sent(multipart)), await readForm(sent(encoded))]) {
    expect(form.getAll('slot')).toEqual(['a', 'b']);
    expect(form.get('name')).toBe('ā & b');
  }
});

test.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
  'refuses a broken form sent as %s with 400',
  async (type) => {
    expect(await statusOf(readForm(sent('--y\r\nnothing', type)))).toBe(400);
  },
);

test('refuses a file in a form that expects none', async () => {
  const form = new FormData();
  form.set('image', new File(['x'], 'x.png'));
  expect(await statusOf(readForm(sent(form)))).toBe(400);
});

test('refuses a form with too many fields with 413', async () => {
  expect(await statusOf(readForm(sent(new URLSearchParams('a=1&'.repeat(101)))))).toBe(413);
});

test('refuses any media type except a form with 415', async () => {
  expect(await statusOf(readForm(sent('{}', 'application/json')))).toBe(415);
  expect(await statusOf(readForm(sent(null)))).toBe(415);
});

test('drains an unread body and leaves a read one alone', async () => {
  const unread = sent(chunks(50, 1000), 'text/plain');
  await drainBody(unread);
  expect(unread.bodyUsed).toBe(true);
  const read = sent('{}', 'application/json');
  await readJson(read);
  await drainBody(read);
  await drainBody(sent(null));
});

test('stops draining a body that is endless or breaks off', async () => {
  let given = 0;
  const endless = new ReadableStream({
    pull(controller) {
      given += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  await drainBody(sent(endless, 'text/plain'));
  expect(given).toBeLessThan(20);
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new Error('connection lost'));
    },
  });
  await drainBody(sent(broken, 'text/plain'));
});
