/** The content security policies, judged by Google's csp_evaluator: nothing above "information". */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { pagePolicy, withSecurityHeaders } from '#app/platform/http/security-headers.server.ts';

const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    // A smaller number is worse.
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);

const url = new URL('https://www.hospital.example/files/x');
const policyOf = (type: string) =>
  withSecurityHeaders(
    new Response('', { headers: { 'Content-Type': type } }),
    'abcdef0123456789',
    url,
  ).headers.get('Content-Security-Policy') ?? '';

test('a weak policy is found out', () => {
  expect(findings("script-src 'unsafe-inline'")).not.toEqual([]);
  expect(findings("default-src 'none'; script-src https: 'unsafe-eval'")).not.toEqual([]);
});

test('the policy of a page that is rendered, by a nonce', () => {
  const policy = policyOf('text/html; charset=utf-8');
  expect(policy).toContain("'nonce-abcdef0123456789'");
  expect(findings(policy)).toEqual([]);
});

test('the policy of a page that is kept, by hashes, lets scripts of our own host run besides, and nothing else is said of it', () => {
  const hash = `'sha256-${btoa('x'.repeat(32))}'`;
  // What an inline script imports does not inherit its hash (decision 0033). Nothing that somebody sent is served as a script: pictures have their own type, nosniff and `sandbox`.
  expect(findings(pagePolicy({ scripts: hash, styles: hash, upgrades: true }))).toEqual([
    "script-src 'self': 'self' can be problematic if you host JSONP, AngularJS or user uploaded files.",
  ]);
});

test.each(['application/json', 'image/webp', 'text/plain; charset=utf-8'])(
  'what is %s runs nothing and is in no frame',
  (type) => {
    const policy = policyOf(type);
    expect(policy).toContain("default-src 'none'; frame-ancestors 'none'");
  },
);
