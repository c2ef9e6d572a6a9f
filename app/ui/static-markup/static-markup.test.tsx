import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { HospitalFactsContext } from '../facts-context/hospital-facts.ts';
import { HeaderContent } from '../header/header.tsx';
import { defaultPageLocale, PageLocaleContext } from '../locale/page-locale.ts';
import { staticMarkup } from './static-markup.server.ts';

test('renders the header as React renders static markup', async () => {
  const header = (
    <MemoryRouter initialEntries={['/-']}>
      <HospitalFactsContext value={defaultFacts}>
        <PageLocaleContext value={defaultPageLocale}>
          <HeaderContent />
        </PageLocaleContext>
      </HospitalFactsContext>
    </MemoryRouter>
  );
  expect(await staticMarkup(header)).toBe(renderToStaticMarkup(header));
});

test('leaves no comments between texts, and keeps a text that looks like one', async () => {
  const [first, second] = ['one', '<!-- -->'];
  const markup = await staticMarkup(
    <p>
      {first} and {second}
    </p>,
  );
  expect(markup).toBe('<p>one and &lt;!-- --&gt;</p>');
});

test('fails if a component fails', async () => {
  const Failing = () => {
    throw new Error('wrong');
  };
  await expect(staticMarkup(<Failing />)).rejects.toThrow('wrong');
});
