import { socialProfiles } from '#app/site/facts.ts';
import { BrandIcon } from './brand-icons.tsx';
import { item, list } from './social-profiles.css.ts';

/** The hospital's three profiles, each on another site and in a new tab. */
export function SocialProfiles() {
  return (
    <ul role="list" className={list}>
      {socialProfiles.map((profile) => (
        <li key={profile.name}>
          <a
            href={profile.url}
            className={item}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${profile.label} (opens in a new tab)`}
          >
            <BrandIcon name={profile.name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
