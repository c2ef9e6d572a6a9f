import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from './structured-data.tsx';

test('escapes text that could end the block or open a comment, without changing the data', () => {
  const data = { name: '</script><script>alert(1)</script><!-- <script> & "quoted" \u2028' };
  const html = renderToStaticMarkup(<StructuredData data={[data]} />);
  const json = html.match(/^<script type="application\/ld\+json">([^<>&]*)<\/script>$/)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(data);
});

test('renders one block per item', () => {
  const html = renderToStaticMarkup(<StructuredData data={[{ name: 'one' }, { name: 'two' }]} />);
  expect(html.match(/<script /g)).toHaveLength(2);
});
