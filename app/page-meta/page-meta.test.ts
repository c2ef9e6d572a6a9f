import { expect, test } from 'vitest';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { pageMeta, shareTags } from './page-meta.ts';

const { hospital } = defaultFacts;

const shared = {
  origin: 'https://hospital.example',
  locale: 'en',
  whose: hospital.name,
  hospital,
} as const;

test('the title names the page and then the hospital, with the summary as description', () => {
  expect(pageMeta(publicPages.privacy, [undefined, { loaderData: { hospitalName: hospital.name } }])).toEqual(
    [
      { title: `Privacy policy | ${hospital.name}` },
      { name: 'description', content: publicPages.privacy.summary },
    ],
  );
});

test('tags of a shared link have absolute URLs', () => {
  const tags = shareTags(publicPages.privacy, shared);
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://hospital.example/privacyPolicy' });
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'https://hospital.example/pictures/share/privacypolicy.jpg',
  });
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

test('a page without a picture is shared with that of another page, and its alt text says so', () => {
  const page = { path: '/doctors/dr-test', title: 'Dr. Test', summary: 'Psychiatry.' } as const;
  const tags = shareTags(page, { ...shared, pictured: publicPages.doctors });
  expect(tags).toContainEqual({ property: 'og:title', content: 'Dr. Test' });
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://hospital.example/doctors/dr-test' });
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'https://hospital.example/pictures/share/doctors.jpg',
  });
  expect(tags).toContainEqual({
    property: 'og:image:alt',
    content: expect.stringContaining(publicPages.doctors.title),
  });
});

test('a shared link shows no picture that contains an old name of the hospital', () => {
  const page = { path: '/insomnia', title: 'Insomnia', summary: 'A summary.' } as const;
  const imageOf = (name: string) =>
    shareTags(page, { ...shared, hospital: { ...hospital, name } }).find(
      (tag) => 'property' in tag && tag.property === 'og:image',
    )?.content;
  expect(imageOf(hospital.name)).toMatch(/insomnia.*\.jpg$/);
  expect(imageOf('Asha Hospital')).toBe('https://hospital.example/icons/icon-512.png');
});

test('the title has no hospital name if no layout provides it', () => {
  expect(pageMeta(publicPages.privacy, [{}])[0]).toEqual({ title: 'Privacy policy' });
});
