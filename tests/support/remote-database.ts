type Method = 'all' | 'first' | 'raw' | 'run' | 'batch';

interface Statement {
  readonly query: string;
  readonly values: readonly unknown[];
}

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly cause?: string };
}

const statements = new WeakMap<object, Statement>();

/**
 * A D1 binding for Node whose statements run in workerd, with one request each, through `statement-endpoint.mjs`.
 * Miniflare's own binding takes four requests per statement, three of them synchronous.
 *
 * @param send sends a body to `statement-endpoint.mjs`
 */
export function remoteDatabase(send: (body: string) => Promise<Response>): D1Database {
  async function ask(method: Method, asked: readonly Statement[], parameters: readonly unknown[] = []) {
    const response = await send(JSON.stringify({ statements: asked, method, parameters }));
    const { result, error } = (await response.json()) as Answer;
    if (error)
      throw new Error(error.message, error.cause === undefined ? {} : { cause: new Error(error.cause) });
    return result;
  }

  function statementOf(statement: Statement): D1PreparedStatement {
    const on =
      (method: Method) =>
      (...parameters: unknown[]) =>
        ask(method, [statement], parameters);
    const prepared = {
      bind: (...values: unknown[]) => statementOf({ ...statement, values: values.map(bound) }),
      all: on('all'),
      // JSON has no undefined, so a missing column is left out.
      first: (column?: string) => ask('first', [statement], column === undefined ? [] : [column]),
      raw: on('raw'),
      run: on('run'),
    };
    statements.set(prepared, statement);
    return prepared as unknown as D1PreparedStatement;
  }

  return {
    prepare: (query: string) => statementOf({ query, values: [] }),
    batch: (prepared: readonly object[]) =>
      ask(
        'batch',
        prepared.map((one) => statements.get(one) as Statement),
      ),
  } as unknown as D1Database;
}

/** Refuses values that D1 refuses, because JSON would turn them into null. */
function bound(value: unknown): unknown {
  const passes =
    value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value as number);
  if (!passes)
    throw new TypeError(`D1_TYPE_ERROR: ${String(value)} (${typeof value}) cannot be bound in tests.`);
  return value;
}
