import type { Manager } from '#app/hospital-facts/fact-types.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { portraitOf } from '#app/ui/portrait/portrait.ts';
import { managementWords } from '#messages/content/management/management.ts';
import * as css from './management-team.css.ts';

/** Width and height of a drawn portrait in px. The browser reserves this space until the portrait has loaded. */
const side = 176;

/** The people who run the hospital. If a name is missing, the heading is the office, with a note and no drawn portrait. */
export function ManagementTeam({ people }: { readonly people: readonly Manager[] }) {
  return (
    <ul role="list" className={css.list}>
      {people.map((person) => (
        <li key={person.title} className={hasPicture(person) ? css.picturedPerson : css.person}>
          {hasPicture(person) && <Portrait person={person} />}
          <PersonWords person={person} />
        </li>
      ))}
    </ul>
  );
}

/** A drawn portrait would be an invented face beside an office that has no name yet. */
const hasPicture = ({ name, photograph }: Manager) => name !== null || photograph !== null;

function PersonWords({ person }: { readonly person: Manager }) {
  const { nameToCome } = useWords(managementWords);
  const { locale } = usePageLocale();
  const translation = person.translations[locale];
  const title = translation?.title ?? <EnglishText>{person.title}</EnglishText>;
  return (
    <div className={css.words}>
      <h2 className={css.name}>{person.name === null ? title : <EnglishText>{person.name}</EnglishText>}</h2>
      <p className={css.title}>{person.name === null ? nameToCome : title}</p>
      <p>{translation?.description ?? <EnglishText>{person.description}</EnglishText>}</p>
    </div>
  );
}

/** The person's photograph, or a drawn portrait if there is none. */
function Portrait({ person: { name, title, photograph } }: { readonly person: Manager }) {
  const { locale, portrait } = usePageLocale();
  return (
    <img
      className={css.portrait}
      src={photograph?.path ?? portraitOf(name ?? title)}
      alt={photograph ? (photograph.alt ?? portrait(name ?? title)) : ''}
      lang={photograph && locale !== defaultLocale ? defaultLocale : undefined}
      width={photograph?.width ?? side}
      height={photograph?.height ?? side}
      decoding="async"
    />
  );
}
