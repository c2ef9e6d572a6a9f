import type { Manager } from '#app/site/fact-shapes.ts';
import { portraitOf } from '#app/ui/portrait/portrait.ts';
import * as css from './management-team.css.ts';

/** In px: the page keeps the portrait's place free until it has loaded. */
const side = 176;

/** Who runs the hospital. Where a name is still to come, its office stands in its place, and that is said. */
export function ManagementTeam({ people }: { readonly people: readonly Manager[] }) {
  return (
    <ul role="list" className={css.list}>
      {people.map((person) => (
        <li key={person.title} className={css.person}>
          <Portrait person={person} />
          <div className={css.words}>
            <h2 className={css.name}>{person.name ?? person.title}</h2>
            <p className={css.title}>{person.name === null ? 'Name to be published here' : person.title}</p>
            <p>{person.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A photograph, or a drawing that shows nobody. */
function Portrait({ person: { name, title, photograph } }: { readonly person: Manager }) {
  return (
    <img
      className={css.portrait}
      src={photograph?.path ?? portraitOf(name ?? title)}
      alt={photograph ? (photograph.alt ?? `Portrait of ${name ?? title}`) : ''}
      width={photograph?.width ?? side}
      height={photograph?.height ?? side}
      decoding="async"
    />
  );
}
