/**
 * Wraps the built Worker in tests and makes its database slow or unavailable, as request headers say.
 *
 * - `x-test-database-delay: 800` waits that many milliseconds before each statement. A batch counts as one
 * statement.
 * - `x-test-database-failure: 1` makes each statement fail.
 * - `x-test-pictures-failure: 1` makes each call to the picture bucket fail.
 * - `x-test-statements` marks a request of `remote-database.ts`.
 * - `x-test-database-hold: 3` stops the request before its third statement until a request has `x-test-release: go`. With
 * any other value, that header asks whether a request is stopped.
 * - `x-test-held-up` asks how many statements were delayed or failed so far.
 * - `x-test-mail` marks a request of `mail-service.ts`.
 * - `x-test-asn: 55836` is the autonomous system that Cloudflare would report for the client.
 */

import application from './index.js';
import { answerMailService, withMailService } from './mail-endpoint.js';
import { answerStatements } from './statement-endpoint.js';

const originals = new WeakMap();

let heldUp = 0;

/** Whether a request waits before one of its statements. */
let isHolding = false;

/** Waits for the release. Polls, because workerd cancels a request that only waits for another one. */
async function untilReleased() {
  isHolding = true;
  while (isHolding) await new Promise((resolve) => setTimeout(resolve, 5));
}

/**
 * The site's public origin. The port is known only once the Worker runs, so it is taken from the tests' first
 * statements.
 */
let publicOrigin;

function statementBefore(gate, statement) {
  const wrapped = {
    bind: (...values) => statementBefore(gate, statement.bind(...values)),
  };
  for (const method of ['all', 'first', 'raw', 'run']) {
    wrapped[method] = async (...parameters) => {
      await gate();
      return statement[method](...parameters);
    };
  }
  originals.set(wrapped, statement);
  return wrapped;
}

function databaseBefore(gate, database) {
  return {
    prepare: (query) => statementBefore(gate, database.prepare(query)),
    async batch(statements) {
      await gate();
      return database.batch(statements.map((statement) => originals.get(statement) ?? statement));
    },
    async exec(query) {
      await gate();
      return database.exec(query);
    },
    withSession: (constraint) => databaseBefore(gate, database.withSession(constraint)),
    getBookmark: () => database.getBookmark(),
  };
}

const awayBucket = new Proxy(
  {},
  {
    get: () => () => Promise.reject(new Error('We encountered an internal error. Please try again. (10001)')),
  },
);

export default {
  ...application,
  fetch(incoming, env, execution) {
    const asn = Number(incoming.headers.get('x-test-asn'));
    const request = asn ? new Request(incoming, { cf: { asn } }) : incoming;
    if (request.headers.has('x-test-statements')) {
      publicOrigin = new URL(request.url).origin;
      return answerStatements(request, env.DB);
    }
    if (request.headers.has('x-test-mail')) return answerMailService(request);
    if (request.headers.has('x-test-held-up')) return Response.json(heldUp);
    if (request.headers.has('x-test-release')) {
      const wasHolding = isHolding;
      if (request.headers.get('x-test-release') === 'go') isHolding = false;
      return Response.json(wasHolding);
    }
    const PICTURES = request.headers.has('x-test-pictures-failure') ? awayBucket : env.PICTURES;
    const known = { ...withMailService(env), PUBLIC_ORIGIN: publicOrigin, PICTURES };
    const delay = Number(request.headers.get('x-test-database-delay'));
    const fails = request.headers.has('x-test-database-failure');
    const hold = Number(request.headers.get('x-test-database-hold'));
    let statements = 0;
    if (!delay && !fails && !hold) return application.fetch(request, known, execution);
    async function gate() {
      heldUp += 1;
      statements += 1;
      if (statements === hold) await untilReleased();
      if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
      if (fails) throw new Error('D1_ERROR: Network connection lost.');
    }
    return application.fetch(request, { ...known, DB: databaseBefore(gate, env.DB) }, execution);
  },
  scheduled: (event, env, execution) => application.scheduled(event, withMailService(env), execution),
};
