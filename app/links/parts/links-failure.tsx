import { hindiProfiles } from '#app/hospital-facts/hindi-facts.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { linksWords } from '#messages/links/links.ts';
import { failure } from './link-section.css.ts';

/** In red (requirement 30), and never without a way on. */
export function LinksFailure({ message }: { readonly message?: string | undefined }) {
  const { socialProfiles } = useHospitalFacts();
  const words = useWords(linksWords);
  const { language } = usePageLocale();
  return (
    <div role="alert">
      <p className={failure}>{message ?? words.failure}</p>
      <p>
        {words.tryAgain}
        {socialProfiles.map(({ name, label, url }, place) => (
          <span key={name}>
            {place > 0 && ', '}
            <TextLink href={url} external>
              {language === 'hi' ? hindiProfiles[name] : label}
            </TextLink>
          </span>
        ))}
        {words.end}
      </p>
    </div>
  );
}
