/**
 * Judges the content security policies with Google's csp_evaluator. No finding may be more severe than
 * "information".
 */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { pagePolicy, withSecurityHeaders } from '#app/platform/http/security-headers.server.ts';

const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    // In csp_evaluator a smaller number is more severe.
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);

const url = new URL('https://www.hospital.example/files/x');
const policyOf = (type: string) =>
  withSecurityHeaders(
    new Response('', { headers: { 'Content-Type': type } }),
    'abcdef0123456789',
    url,
  ).headers.get('Content-Security-Policy') ?? '';

test('the evaluator reports a weak policy', () => {
  expect(findings("script-src 'unsafe-inline'")).not.toEqual([]);
  expect(findings("default-src 'none'; script-src https: 'unsafe-eval'")).not.toEqual([]);
});

test('the policy of a page that is not cached allows scripts by nonce and has no finding', () => {
  const policy = policyOf('text/html; charset=utf-8');
  expect(policy).toContain("'nonce-abcdef0123456789'");
  expect(findings(policy)).toEqual([]);
});

test('the policy of a cached page allows scripts by hash and from our own host, which is its only finding', () => {
  const hash = `'sha256-${btoa('x'.repeat(32))}'`;
  // A module that an inline script imports does not inherit the script's hash, so `'self'` is needed
  // (decision 0033). Uploaded files are never served as scripts: pictures have their own type, nosniff and
  // `sandbox`.
  expect(findings(pagePolicy({ scripts: hash, styles: hash, upgrades: true }))).toEqual([
    "script-src 'self': 'self' can be problematic if you host JSONP, AngularJS or user uploaded files.",
  ]);
});

test.each(['application/json', 'image/webp', 'text/plain; charset=utf-8'])(
  'a response of type %s may run no script and may not be framed',
  (type) => {
    const policy = policyOf(type);
    expect(policy).toContain("default-src 'none'; frame-ancestors 'none'");
  },
);
