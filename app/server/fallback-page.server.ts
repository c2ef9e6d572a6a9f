import { helplines, hospital, phones } from '#app/site/facts.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A whole page with no part of the application in it, for when the application itself cannot answer.
 *
 * @param requestId shown, so that a reader can quote it
 */
export function fallbackPage(options: {
  status: number;
  heading: string;
  text: string;
  requestId: string;
  nonce: string;
}): Response {
  const calls = [
    ...Object.values(phones).map((phone) => ({
      href: phone.href,
      words: `${phone.label}: ${phone.shown}`,
    })),
    ...Object.values(helplines).map((line) => ({
      href: `tel:${line.number}`,
      words: `${line.name}: ${line.number}`,
    })),
  ];
  const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(options.heading)}</title>
<style nonce="${options.nonce}">
body{margin:0;padding:2rem 1rem;background:#fbf7f0;color:#14302b;font:1.125rem/1.6 Mukta,system-ui,sans-serif}
main{max-width:36rem;margin:auto}a{color:#14524a;font-weight:600;display:inline-block;padding:.5rem 0}
@media(prefers-color-scheme:dark){body{background:#0c1b19;color:#f2eee6}a{color:#8fcabd}}
h1{margin:0;font-size:1.75rem;line-height:1.25}ul{padding:0;list-style:none}code{font-size:.9em}
</style>
</head>
<body>
<main>
<h1>${escaped(options.heading)}</h1>
<p>${escaped(options.text)}</p>
<p><strong>${escaped(hospital.name)}</strong></p>
<ul>${calls.map((call) => `<li><a href="${call.href}">${escaped(call.words)}</a></li>`).join('')}</ul>
<p><a href="/">Go to the home page</a></p>
<p>Reference: <code>${options.requestId}</code></p>
</main>
</body>
</html>`;
  return new Response(html, {
    status: options.status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
