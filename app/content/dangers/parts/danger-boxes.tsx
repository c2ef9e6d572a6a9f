import type { ReactNode } from 'react';
import { furtherHelplines, helplines } from '#app/hospital-facts/helplines.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { type DetectedDanger, dangerOrder } from '#app/typed-text/danger/detected-danger.ts';
import { useHelplineTranslation } from '#app/ui/contact/use-helpline.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { dangerBoxWords } from '#messages/content/dangers/danger-boxes.ts';
import { Calls, callTo, callToHospital } from '../../parts/urgent-calls.tsx';
import type { DangerId } from '../danger-table.ts';
import * as css from './danger-boxes.css.ts';
import { FirstAidCard } from './first-aid-card.tsx';
import { Signs } from './signs.tsx';
import { box, step } from './urgent-box.css.ts';
import { AmbulanceCalls } from './urgent-tiers.tsx';

/** Rows about something swallowed, and about somebody who does not wake. */
const poisonings = [
  'overdose',
  'sulfas',
  'pesticide',
  'corrosive',
  'fit-long',
] as const satisfies readonly DangerId[];

const deadly = ['attempt', 'plan', 'unsafe'] as const satisfies readonly DangerId[];

/** Rows about a person who may hurt somebody, in general and after a birth. */
const harming = ['voices-order', 'birth-harm'] as const satisfies readonly DangerId[];

const violent = ['violence', 'rape', 'child-told'] as const satisfies readonly DangerId[];

/**
 * Help for the dangers that were detected in a text field, above everything else of the page. Nothing is stored.
 *
 * @param dangers in any order; the box for the most urgent one comes first
 */
export function DangerBoxes({ dangers }: { readonly dangers: readonly DetectedDanger[] }) {
  const { nothingKept } = useWords(dangerBoxWords);
  if (dangers.length === 0) return null;
  return (
    <Page>
      {/* Screen readers announce an alert that is part of a loaded page only if it has the focus. */}
      {/* biome-ignore lint/a11y/noAutofocus: somebody may be dying, and the boxes are the first thing of the page. */}
      <div className={css.boxes} role="alert" tabIndex={-1} autoFocus>
        {dangerOrder
          .filter((danger) => dangers.includes(danger))
          .map((danger) => (
            <BoxOf key={danger} danger={danger} />
          ))}
        <p className={css.quiet}>{nothingKept}</p>
      </div>
    </Page>
  );
}

function BoxOf({ danger }: { readonly danger: DetectedDanger }) {
  const facts = useHospitalFacts();
  const words = useWords(dangerBoxWords);
  const { pathTo } = usePageLocale();
  const lineIn = useHelplineTranslation();
  if (danger === 'poison') {
    return (
      <Box danger={danger} more={<FirstAidCard of="overdose" />}>
        <AmbulanceCalls />
        <Signs ids={poisonings} />
      </Box>
    );
  }
  if (danger === 'life') {
    const talk = callTo(lineIn(helplines.mentalHealth));
    return (
      <Box danger={danger}>
        <Calls calls={[callTo(lineIn(helplines.emergency)), talk, callToHospital(facts)]} />
        <Signs ids={deadly} />
        <Signs ids={['dying-thoughts']} />
        <p>{words.noTrouble}</p>
        <p>
          <TextLink href={pathTo(toolPages.safetyPlan.path)}>{words.safetyPlan}</TextLink>
        </p>
      </Box>
    );
  }
  if (danger === 'harm') {
    return (
      <Box danger={danger}>
        <Calls calls={[helplines.emergency, helplines.mentalHealth].map(lineIn).map(callTo)} />
        <ol>
          {words.harmSteps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <Signs ids={harming} />
        <Signs ids={['birth-intrusive']} />
      </Box>
    );
  }
  return (
    <Box danger={danger}>
      <Calls
        calls={[helplines.emergency, furtherHelplines.women, helplines.children, furtherHelplines.elders]
          .map(lineIn)
          .map(callTo)}
      />
      <Signs ids={violent} />
      <p>
        <TextLink href={pathTo(publicPages.rights.path)}>{words.rights}</TextLink>
      </p>
    </Box>
  );
}

interface BoxProps {
  readonly danger: DetectedDanger;
  readonly children: ReactNode;
  readonly more?: ReactNode;
}

function Box({ danger, children, more }: BoxProps) {
  const heading = `heard-${danger}`;
  return (
    <section className={box} aria-labelledby={heading}>
      <div className={step}>
        <h2 id={heading}>{useWords(dangerBoxWords).titles[danger]}</h2>
        {children}
      </div>
      {more}
    </section>
  );
}
