import { expect } from 'vitest';
import { newAddress } from './command.ts';
import type { Site, SiteRequest } from './site.ts';

const json = { 'Content-Type': 'application/json' };

/** Signs in through the API, from an address of its own unless the request sets one. */
export function login(
  site: Site,
  body: unknown,
  { headers, ...request }: SiteRequest = {},
): Promise<Response> {
  return site.fetch('/api/v1/login', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...request,
    headers: { ...json, 'CF-Connecting-IP': newAddress(), ...(headers as Record<string, string>) },
  });
}

/** Asks the API whose session a credential opens. */
export const sessionWith = (site: Site, headers: HeadersInit) => site.fetch('/api/v1/session', { headers });
export const withCookie = (site: Site, cookie: string) => sessionWith(site, { Cookie: cookie });
export const withBearer = (site: Site, token: string) =>
  sessionWith(site, { Authorization: `Bearer ${token}` });

/** Returns the whole `Set-Cookie` header of a cookie. */
export function setCookieOf(response: Response, name = '__Host-session'): string {
  const cookie = response.headers.getSetCookie().find((header) => header.startsWith(`${name}=`));
  if (!cookie) throw new Error(`The response sets no cookie ${name}.`);
  return cookie;
}

/** The part of a `Set-Cookie` header that a browser sends back. */
export const nameAndValue = (cookie: string) => cookie.split(';')[0] ?? '';

/** Returns the message of an API error, and checks that the error has a request id. */
export async function messageOf(response: Response): Promise<string> {
  const body = (await response.json()) as { message: string; requestId: string };
  expect(body.requestId).toMatch(/^\w+$/);
  return body.message;
}
