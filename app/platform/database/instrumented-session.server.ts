import type { Observation } from '../log/observation.server.ts';

const originals = new WeakMap<object, D1PreparedStatement>();

/**
 * Wraps a D1 session so that the observation of the request counts its statements and their time.
 *
 * @param session a session or a binding
 */
export function instrumentedSession(
  session: Pick<D1DatabaseSession, 'prepare' | 'batch' | 'getBookmark'>,
  observation: Pick<Observation, 'databaseMilliseconds' | 'statements'>,
): D1DatabaseSession {
  async function timed<Result>(asking: Promise<Result>): Promise<Result> {
    const startedAt = Date.now();
    observation.statements += 1;
    try {
      return await asking;
    } finally {
      observation.databaseMilliseconds += Date.now() - startedAt;
    }
  }

  function timedStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const timedOne = {
      bind: (...values: unknown[]) => timedStatement(statement.bind(...values)),
      first: (...column: []) => timed(statement.first(...column)),
      run: () => timed(statement.run()),
      all: () => timed(statement.all()),
      raw: (...options: []) => timed(statement.raw(...options)),
    } as D1PreparedStatement;
    originals.set(timedOne, statement);
    return timedOne;
  }

  return {
    prepare: (query) => timedStatement(session.prepare(query)),
    batch: (statements) => timed(session.batch(statements.map((one) => originals.get(one) ?? one))),
    getBookmark: () => session.getBookmark(),
  };
}
