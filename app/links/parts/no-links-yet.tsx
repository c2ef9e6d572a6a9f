import { phones, socialProfiles } from '#app/site/facts.ts';
import { publicPages } from '#app/site/pages.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';

/**
 * What a page of links says while there are none: nothing is promised, and what there is elsewhere is named.
 *
 * @param what is missing: 'videos'
 * @param profile where they are
 */
export function NoLinksYet({
  what,
  profile: name,
}: {
  readonly what: string;
  readonly profile: (typeof socialProfiles)[number]['name'];
}) {
  const profile = socialProfiles.find((candidate) => candidate.name === name);
  return (
    <Stack gap="3">
      <p>There are no {what} on this page yet.</p>
      {profile && (
        <p>
          What we publish is on{' '}
          <TextLink href={profile.url} external>
            {profile.name}
          </TextLink>
          . To see the hospital itself, look at our{' '}
          <TextLink href={publicPages.pictures.path}>pictures</TextLink>; to ask us something, call{' '}
          <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>.
        </p>
      )}
    </Stack>
  );
}
