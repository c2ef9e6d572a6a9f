import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { PageLocaleContext } from '#app/ui/locale/page-locale.ts';
import { pageLocaleFor } from '#app/ui/locale/page-locale-for.ts';
import { portraitOf } from '#app/ui/portrait/portrait.ts';
import { ManagementTeam } from './management-team.tsx';

const { management } = defaultFacts;

const person = {
  name: 'Dr. Asha Lakshmi Venkataraman Thakran',
  title: 'Medical Superintendent and Head of Psychiatry',
  description: 'Answers for medical care.',
  translations: {},
  photograph: { path: '/pictures/management/asha.jpg', width: 640, height: 800 },
} as const;

test('shows three people, each with a title and a description', () => {
  const html = renderToStaticMarkup(<ManagementTeam people={management} />);
  expect(html.match(/<li[ >]/g)).toHaveLength(3);
  for (const { title, description } of management) {
    expect(html).toContain(title);
    expect(html).toContain(description);
  }
});

test('shows the office and no picture where a name is missing', () => {
  const html = renderToStaticMarkup(
    <ManagementTeam people={[{ ...person, name: null, photograph: null }]} />,
  );
  expect(html).toContain(`${person.title}</h2>`);
  expect(html).toContain('Name to be published here');
  expect(html).not.toContain('<img');
});

test('shows a drawing without alternative text where a photograph is missing', () => {
  const html = renderToStaticMarkup(<ManagementTeam people={[{ ...person, photograph: null }]} />);
  expect(html).toContain(`src="${portraitOf(person.name)}" alt=""`);
});

test('shows no drawn face beside a missing name in Hindi', () => {
  const html = renderToStaticMarkup(
    <PageLocaleContext value={pageLocaleFor('hi')}>
      <ManagementTeam people={management} />
    </PageLocaleContext>,
  );
  expect(html).toContain('नाम यहाँ बाद में आएगा');
  expect(html).not.toContain('<img');
});

test('has the file of every photograph in the facts', () => {
  const publicFolder = join(import.meta.dirname, '../../../public');
  const named = management.flatMap(({ photograph }) => photograph ?? []);
  expect(named.filter(({ path }) => !existsSync(join(publicFolder, path)))).toEqual([]);
});

test('shows the name above the title, with the photograph in its own size', () => {
  const html = renderToStaticMarkup(<ManagementTeam people={[person]} />);
  expect(html.indexOf(`${person.name}</h2>`)).toBeGreaterThan(0);
  expect(html.indexOf(`${person.title}</p>`)).toBeGreaterThan(html.indexOf(`${person.name}</h2>`));
  expect(html).toContain('src="/pictures/management/asha.jpg"');
  expect(html).toContain(`alt="Portrait of ${person.name}" width="640" height="800"`);
  expect(html).not.toContain('to be published');
});
