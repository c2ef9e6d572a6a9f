import { expect, test } from 'vitest';
import { adoptFacts, hospital } from './facts.ts';
import { pageMeta, shareTags } from './page-meta.ts';
import { publicPages } from './pages.ts';
import { writtenFacts } from './written-facts.ts';

test('a page names itself, then the hospital, and says what it is about', () => {
  expect(pageMeta(publicPages.privacy)).toEqual([
    { title: `Privacy policy | ${hospital.name}` },
    { name: 'description', content: publicPages.privacy.summary },
  ]);
});

test('a shared link has whole addresses, since they are read from elsewhere', () => {
  const tags = shareTags(publicPages.privacy, 'https://hospital.example');
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://hospital.example/privacyPolicy' });
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'https://hospital.example/pictures/share/privacypolicy.jpg',
  });
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

test('a page that has no picture of its own is shared with that of another, and the words beside it say so', () => {
  const page = { path: '/doctors/dr-test', title: 'Dr. Test', summary: 'Psychiatry.' } as const;
  const tags = shareTags(page, 'https://hospital.example', publicPages.doctors);
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

test('a shared link shows no picture with a name that is not the hospital’s any more', () => {
  const page = { path: '/insomnia', title: 'Insomnia', summary: 'A summary.' } as const;
  const imageOf = () =>
    shareTags(page, 'https://a.example').find((tag) => 'property' in tag && tag.property === 'og:image')
      ?.content;
  expect(imageOf()).toMatch(/insomnia.*\.jpg$/);
  adoptFacts({ ...writtenFacts, hospital: { ...writtenFacts.hospital, name: 'Asha Hospital' } });
  try {
    expect(imageOf()).toBe('https://a.example/icons/icon-512.png');
  } finally {
    adoptFacts(writtenFacts);
  }
});
