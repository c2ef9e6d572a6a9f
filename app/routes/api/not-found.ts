import { apiResource } from '#app/platform/http/api.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';

async function answer(): Promise<never> {
  throw staffProblem(404, 'There is no such call.');
}

const resource = apiResource({ GET: answer, POST: answer, PUT: answer, PATCH: answer, DELETE: answer });

export const loader = resource.loader;
export const action = resource.action;
