import { createContext, type ReactNode, useContext } from 'react';
import { helplines, hospital, phones } from '#app/site/facts.ts';
import type { FrontMatter } from '../front-matter.server.ts';
import * as css from './urgent-help.css.ts';

type PageKind = Pick<FrontMatter, 'path' | 'group' | 'audience'>;

const PageContext = createContext<PageKind | undefined>(undefined);

/** Tells the urgent card, which stands among the words of a page, whom that page's readers should call. */
export const UrgentHelpFor = PageContext.Provider;

function linesFor(page: PageKind | undefined) {
  const lines: (typeof helplines)[keyof typeof helplines][] = [helplines.emergency, helplines.mentalHealth];
  if (page?.group === 'de-addiction' || page?.path === '/deaddiction') lines.push(helplines.drugsAndAlcohol);
  if (page?.group === 'children' || page?.audience === 'Caregiver') lines.push(helplines.children);
  return lines;
}

/** When not to wait, in the page's own words, and whom to call. */
export function UrgentHelp({ children }: { readonly children: ReactNode }) {
  const calls = [
    ...linesFor(useContext(PageContext)).map(({ number, name, detail }) => ({
      href: `tel:${number}`,
      number,
      detail: `${name}: ${detail}`,
    })),
    { href: phones.admission.href, number: phones.admission.shown, detail: hospital.name },
  ];
  return (
    <section className={css.card} aria-label="Call now">
      <div className={css.signs}>{children}</div>
      <ul role="list" className={css.calls}>
        {calls.map((call) => (
          <li key={call.href}>
            <a href={call.href} className={css.call}>
              <strong className={css.number}>{call.number}</strong>
              <span>{call.detail}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
