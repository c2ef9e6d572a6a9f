import type { SocialProfile } from '#app/hospital-facts/fact-types.ts';
import { isProfile } from '#app/hospital-facts/placeholders.ts';
import type { CheckedText } from '#app/ui/form/declared-field.ts';
import { textField } from '../fact-fields.server.ts';
import { type FactField, type FactTexts, factSection } from '../fact-section.ts';

/** Domains of the sites with profiles. */
const sites: Readonly<Record<SocialProfile['name'], string>> = {
  YouTube: 'youtube.com',
  Facebook: 'facebook.com',
  Instagram: 'instagram.com',
};

function checkProfile(name: SocialProfile['name'], typed: string): CheckedText {
  const site = sites[name];
  const text = /^https?:/.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isThere = url && (url.hostname === site || url.hostname.endsWith(`.${site}`));
  if (!url || !isThere || !isProfile(url.href))
    return {
      problem: `Paste the address of the hospital’s own profile on ${name}: https://www.${site}/ and its name.`,
    };
  return { text: `https://${url.host}${url.pathname}${url.search}` };
}

const fields = (Object.keys(sites) as SocialProfile['name'][]).map(
  (name): FactField => ({
    ...textField({
      name,
      label: name,
      hint: 'Without one, the link leads to the front page',
      max: 300,
      check: (text) => checkProfile(name, text),
    }),
    kind: 'url',
  }),
);

export const profiles = factSection({
  id: 'profiles',
  purpose: 'The hospital’s own profiles on other sites.',
  shows: 'In the footer of every page, and in search engines.',
  fields,
  textsOf: ({ socialProfiles }) =>
    Object.fromEntries(socialProfiles.map(({ name, url }) => [name, isProfile(url) ? url : ''])),
  applied: (facts, texts: FactTexts) => ({
    ...facts,
    socialProfiles: facts.socialProfiles.map((profile) => ({
      ...profile,
      url: texts[profile.name] || `https://www.${sites[profile.name]}/`,
    })),
  }),
});
