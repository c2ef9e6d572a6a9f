import type { SocialProfile } from '#app/hospital-facts/fact-types.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { linksWords } from '#messages/links/links.ts';

/**
 * Text of a page without links. It names the hospital's profile on the other site, the pictures and the phone number.
 *
 * @param what kind of links that are missing
 * @param profile profile on the site that has them
 */
export function NoLinksYet({
  what,
  profile: name,
}: {
  readonly what: 'videos' | 'reels';
  readonly profile: SocialProfile['name'];
}) {
  const { phones, socialProfiles } = useHospitalFacts();
  const words = useWords(linksWords);
  const { pathTo } = usePageLocale();
  const [before, toPictures, pictures, toCall, after] = words.elsewhere;
  const profile = socialProfiles.find((candidate) => candidate.name === name);
  return (
    <Stack gap="3">
      <p>{words.none[what]}</p>
      {profile && (
        <p>
          {before}
          <TextLink href={profile.url} external>
            {words.profiles[profile.name]}
          </TextLink>
          {toPictures}
          <TextLink href={pathTo(publicPages.pictures.path)}>{pictures}</TextLink>
          {toCall}
          <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>
          {after}
        </p>
      )}
    </Stack>
  );
}
