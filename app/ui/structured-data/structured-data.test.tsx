import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from './structured-data.tsx';

test('no text in the data ends the block or opens a comment, and all of it is read back', () => {
  const data = { name: '</script><script>alert(1)</script><!-- <script> & "quoted" \u2028' };
  const html = renderToStaticMarkup(<StructuredData data={[data]} />);
  const json = html.match(/^<script type="application\/ld\+json">([^<>&]*)<\/script>$/)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(data);
});

test('each thing has a block of its own', () => {
  const html = renderToStaticMarkup(<StructuredData data={[{ name: 'one' }, { name: 'two' }]} />);
  expect(html.match(/<script /g)).toHaveLength(2);
});
