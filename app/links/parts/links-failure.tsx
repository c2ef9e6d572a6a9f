import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { profileLabels } from '#messages/hospital-facts/contact-labels.ts';
import { linksWords } from '#messages/links/links.ts';
import { failure } from './link-section.css.ts';

/** Error message in red (requirement 30), with links to the hospital's profiles. */
export function LinksFailure({ message }: { readonly message?: string | undefined }) {
  const { socialProfiles } = useHospitalFacts();
  const words = useWords(linksWords);
  const labels = useWords(profileLabels);
  return (
    <div role="alert">
      <p className={failure}>{message ?? words.failure}</p>
      <p>
        {words.tryAgain}
        {socialProfiles.map(({ name, url }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <TextLink href={url} external>
              {labels[name]}
            </TextLink>
          </span>
        ))}
        {words.end}
      </p>
    </div>
  );
}
