import { expect, test } from 'vitest';
import { isAllowedWrite } from './same-origin.server.ts';

const cookie = '__Host-session';
const signedIn = { Cookie: `other=1; ${cookie}=token` };
const site = 'https://hospital.example';
const doctor = `${site}/api/v1/doctor`;

interface Sent {
  readonly method?: string;
  readonly url?: string;
  readonly headers: Record<string, string>;
}

const may = ({ method = 'POST', url = doctor, headers }: Sent) =>
  isAllowedWrite(new Request(url, { method, headers }), cookie);

const allowed: readonly (readonly [string, Sent])[] = [
  ['from our own pages', { headers: { ...signedIn, 'Sec-Fetch-Site': 'same-origin', Origin: site } }],
  ['from our own pages, by an older browser', { headers: { ...signedIn, Origin: site } }],
  ['with a bearer token', { headers: { Authorization: 'Bearer t' } }],
  ['with a bearer token in another spelling', { headers: { Authorization: 'bEARER t' } }],
  [
    'with a bearer token, from another site',
    { headers: { Authorization: 'Bearer t', 'Sec-Fetch-Site': 'cross-site' } },
  ],
  ['to the API with nothing at all, which is then not signed in', { headers: {} }],
  ['to sign in with an old cookie, by a program', { url: `${site}/api/v1/login`, headers: signedIn }],
  [
    'that only reads, from anywhere',
    { method: 'GET', headers: { ...signedIn, 'Sec-Fetch-Site': 'cross-site' } },
  ],
];

const refused: readonly (readonly [string, Sent])[] = [
  ['from another site', { headers: { ...signedIn, 'Sec-Fetch-Site': 'cross-site' } }],
  [
    'from another host of the same site',
    { headers: { ...signedIn, 'Sec-Fetch-Site': 'same-site', Origin: site } },
  ],
  ['typed into the address bar', { headers: { ...signedIn, 'Sec-Fetch-Site': 'none' } }],
  ['with our Origin but fetched across sites', { headers: { 'Sec-Fetch-Site': 'cross-site', Origin: site } }],
  ['from another origin, by an older browser', { headers: { ...signedIn, Origin: 'https://evil.example' } }],
  ['from our host without encryption', { headers: { ...signedIn, Origin: 'http://hospital.example' } }],
  ['from another port', { headers: { ...signedIn, Origin: 'https://hospital.example:8443' } }],
  [
    'from a host that begins like ours',
    { headers: { ...signedIn, Origin: 'https://hospital.example.evil.example' } },
  ],
  ['from an opaque origin', { headers: { ...signedIn, Origin: 'null' } }],
  ['with a cookie and no word of where from', { headers: signedIn }],
  ['to a page with no word of where from', { url: `${site}/signout`, headers: {} }],
  ['with another scheme of authorization', { headers: { ...signedIn, Authorization: 'Basic eDp5' } }],
  ['with a word that only begins like bearer', { headers: { ...signedIn, Authorization: 'BearerX t' } }],
  [
    'to sign in, from another site',
    { url: `${site}/api/v1/login`, headers: { 'Sec-Fetch-Site': 'cross-site' } },
  ],
  [
    'to sign in, from another origin',
    { url: `${site}/api/v1/login`, headers: { Origin: 'https://evil.example' } },
  ],
];

test.each(allowed)('allows a request %s', (_, sent) => {
  expect(may(sent)).toBe(true);
});

test.each(refused)('refuses a request %s', (_, sent) => {
  expect(may(sent)).toBe(false);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('%s is a write', (method) => {
  expect(may({ method, headers: { 'Sec-Fetch-Site': 'cross-site' } })).toBe(false);
});
