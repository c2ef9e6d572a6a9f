import { profileLabels } from '#messages/hospital-facts/contact-labels.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { useWords } from '../locale/page-locale.ts';
import { BrandIcon } from './brand-icons.tsx';
import { item, list } from './social-profiles.css.ts';

/** Links to the hospital's three profiles on other sites. Each opens a new tab. */
export function SocialProfiles() {
  const { socialProfiles } = useHospitalFacts();
  const { opensInNewTab } = useWords(contactWords);
  const labels = useWords(profileLabels);
  return (
    <ul role="list" className={list}>
      {socialProfiles.map((profile) => (
        <li key={profile.name}>
          <a
            href={profile.url}
            className={item}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${labels[profile.name]} ${opensInNewTab}`}
          >
            <BrandIcon name={profile.name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
