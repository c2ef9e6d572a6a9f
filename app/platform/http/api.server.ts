import type { ActionFunctionArgs } from 'react-router';
import { isDatabaseFailure, retryAfterSeconds } from '../database/failure.server.ts';
import { logError } from '../log/log.server.ts';
import { requestContext } from '../request/context.server.ts';
import { type Problem, ProblemError } from './problems.server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type ApiArguments = Pick<ActionFunctionArgs, 'request' | 'params' | 'context' | 'url'>;

/** Answers with a value to send as JSON with status 200, or with a response of its own. */
type Answer = (call: ApiArguments) => Promise<Response | object>;

/** An answer, and the words for when the database fails (requirement 58). */
interface Operation {
  readonly failure: string;
  readonly answer: Answer;
}

type Operations = Readonly<Partial<Record<Method, Operation | Answer>>>;

const unavailable = 'This is not available for the moment. Please try again.';

/**
 * The loader and the action of a resource route under /api/v1. Every answer is JSON with a `Cache-Control`
 * (`private, no-store` where the operation sets none); every failure has the API's error body.
 *
 * A route exports them one by one: React Router's transform for the browser cannot take apart
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
      return problem(
        call,
        new ProblemError(405, { message: `${method} is not possible here.` }, { Allow: allow }),
      );
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

function problem({ context }: ApiArguments, { status, problem: told, headers }: ProblemError): Response {
  const body: Problem & { requestId: string } = { ...told, requestId: requestContext(context).requestId };
  return Response.json(body, { status, headers: { ...uncached, ...headers } });
}

function failed(call: ApiArguments, error: unknown, failure: string): Response {
  if (error instanceof ProblemError) return problem(call, error);
  const { requestId } = requestContext(call.context);
  if (isDatabaseFailure(error)) {
    logError('database failed', requestId, error);
    return problem(call, new ProblemError(503, { message: failure }, { 'Retry-After': retryAfterSeconds }));
  }
  logError('api call failed', requestId, error);
  return Response.json(
    { message: 'Something went wrong on our side.', requestId },
    { status: 500, headers: uncached },
  );
}

/** React Router answers other methods by itself, before any resource, with a body and without `Allow`. */
const routedMethods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

/** Whether no call of the API can have this method, such as PROPFIND or TRACE. */
export const isUnknownMethod = ({ method }: Request) => !routedMethods.includes(method);

/**
 * The answer to such a method.
 *
 * @param options what the resource answers to OPTIONS, which says what it takes
 */
export function refuseUnknownMethod({ method }: Request, options: Response, requestId: string): Response {
  const allow = options.headers.get('Allow');
  if (allow === null) return options;
  return Response.json(
    { message: `${method} is not possible here.`, requestId },
    { status: 405, headers: { ...uncached, Allow: allow } },
  );
}
