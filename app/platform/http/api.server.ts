import type { ActionFunctionArgs } from 'react-router';
import { isDatabaseFailure, retryAfterSeconds } from '../database/failure.server.ts';
import { logError } from '../log/log.server.ts';
import { requestContext } from '../request/context.server.ts';
import { type Problem, ProblemError } from './problems.server.ts';
import { staffProblem } from './staff-message.server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type ApiArguments = Pick<ActionFunctionArgs, 'request' | 'params' | 'context' | 'url'>;

/** Handler of an operation. It returns a value to send as JSON with status 200, or a whole response. */
type Answer = (call: ApiArguments) => Promise<Response | object>;

/** A handler with the message that clients get if the database fails (requirement 58). */
interface Operation {
  readonly failure: string;
  readonly answer: Answer;
}

type Operations = Readonly<Partial<Record<Method, Operation | Answer>>>;

const unavailable = 'This is not available for the moment. Please try again.';

/**
 * Builds the loader and the action of a resource route under /api/v1. Every response is JSON with a
 * `Cache-Control` (`private, no-store` unless the operation sets one). Every failure has the error body of
 * the API.
 *
 * A route exports them one by one: React Router's transform for the browser cannot split
 * `export const { loader, action }`.
 */
export function apiResource(operations: Operations) {
  const allow = allowed(operations);

  async function resource(call: ApiArguments): Promise<Response> {
    const { method } = call.request;
    if (method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { ...uncached, Allow: allow } });
    const operation = operations[(method === 'HEAD' ? 'GET' : method) as Method];
    if (!operation) {
      return problem(call, staffProblem(405, `${method} is not possible here.`, { Allow: allow }));
    }
    const { answer, failure } =
      typeof operation === 'function' ? { answer: operation, failure: unavailable } : operation;
    try {
      return json(await answer(call));
    } catch (error) {
      return failed(call, error, failure);
    }
  }

  return { loader: resource, action: resource };
}

const uncached = { 'Cache-Control': 'private, no-store' } as const;

function allowed(operations: Operations): string {
  const methods = Object.keys(operations);
  return [...methods, ...(operations.GET ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ');
}

function json(answer: Response | object): Response {
  if (!(answer instanceof Response)) return Response.json(answer, { headers: uncached });
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', uncached['Cache-Control']);
  return answer;
}

function problem({ context }: ApiArguments, { status, problem: body, headers }: ProblemError): Response {
  const withId: Problem & { requestId: string } = { ...body, requestId: requestContext(context).requestId };
  return Response.json(withId, { status, headers: { ...uncached, ...headers } });
}

function failed(call: ApiArguments, error: unknown, failure: string): Response {
  if (error instanceof ProblemError) return problem(call, error);
  const { requestId } = requestContext(call.context);
  if (isDatabaseFailure(error)) {
    logError('database failed', requestId, error);
    return problem(call, staffProblem(503, failure, { 'Retry-After': retryAfterSeconds }));
  }
  logError('api call failed', requestId, error);
  return Response.json(
    { message: 'Something went wrong on our side.', requestId },
    { status: 500, headers: uncached },
  );
}

/** Methods that React Router routes. It answers any other method itself, with a body and without `Allow`. */
const routedMethods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

/** Whether the method is one that React Router does not route, such as PROPFIND or TRACE. */
export const isUnknownMethod = ({ method }: Request) => !routedMethods.includes(method);

/**
 * Answers a method that React Router does not route.
 *
 * @param options response of the resource to OPTIONS, whose `Allow` is copied
 */
export function refuseUnknownMethod({ method }: Request, options: Response, requestId: string): Response {
  const allow = options.headers.get('Allow');
  if (allow === null) return options;
  return Response.json(
    { message: `${method} is not possible here.`, requestId },
    { status: 405, headers: { ...uncached, Allow: allow } },
  );
}
