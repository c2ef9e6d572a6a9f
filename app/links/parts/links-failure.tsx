import { socialProfiles } from '#app/site/facts.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { failure } from './link-section.css.ts';

/** In red, as the specification says (section 8), and never without a way on. */
export function LinksFailure({ message = 'Failed to fetch links' }: { readonly message?: string }) {
  return (
    <div role="alert">
      <p className={failure}>{message}</p>
      <p>
        Please try again in a minute. Until then:{' '}
        {socialProfiles.map(({ name, label, url }, place) => (
          <span key={name}>
            {place > 0 && ', '}
            <TextLink href={url} external>
              {label}
            </TextLink>
          </span>
        ))}
        .
      </p>
    </div>
  );
}
