import type { ReactNode } from 'react';
import type { Office } from '#app/hospital-facts/fact-types.ts';
import { helplines, legalAidLine } from '#app/hospital-facts/helplines.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { useHelpline } from '#app/ui/contact/use-helpline.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { HospitalFact } from '#app/ui/locale/hospital-fact.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { whomWords } from '#messages/content/rights/whom-to-call.ts';
import type { RightsFacts } from './rights-facts.ts';
import * as css from './whom-to-call.css.ts';

/** Contact details of the bodies that hear a complaint or help with one. Missing details have a note. */
export function WhomToCall({ reviewBoard, legalAid }: Pick<RightsFacts, 'reviewBoard' | 'legalAid'>) {
  const { phones } = useHospitalFacts();
  const words = useWords(whomWords);
  const talk = useHelpline(helplines.mentalHealth);
  return (
    <dl className={css.list}>
      <Entry name={words.ourHospital} phone={phones.admission}>
        {words.inCharge}
        <HospitalFact of="name" />
      </Entry>
      <OfficeEntry title={words.reviewBoard} office={reviewBoard} />
      <OfficeEntry title={words.legalAid} office={legalAid} />
      <Entry name={words.legalAidInIndia} phone={callable(legalAidLine.number)}>
        {words.legalAidLine ?? legalAidLine.name}
      </Entry>
      <Entry name={words.toTalk} phone={callable(talk.number)}>
        {`${talk.name}: ${talk.detail}${words.stop}${words.listens}`}
      </Entry>
    </dl>
  );
}

const callable = (number: string) => ({ shown: number, href: `tel:${number}` });

function OfficeEntry({ title, office }: { readonly title: string; readonly office: Office | null }) {
  const words = useWords(whomWords);
  const { locale } = usePageLocale();
  if (!office) return <Entry name={title}>{words.officeMissing}</Entry>;
  const { name, address, phone } = office;
  const isNamed = locale === defaultLocale && name === title;
  const ownName = words.officeNames[name];
  const where = [...(isNamed ? [] : [name]), ...(address === null ? [] : [address])].join(', ');
  return (
    <Entry name={title} phone={phone ?? undefined}>
      {ownName !== undefined && `${ownName}: `}
      <EnglishText>{where}</EnglishText>
      {(address === null || phone === null) &&
        words.partMissing({ address: address === null, phone: phone === null })}
    </Entry>
  );
}

function Entry({
  name,
  phone,
  children,
}: {
  readonly name: string;
  readonly phone?: { readonly shown: string; readonly href: string };
  readonly children: ReactNode;
}) {
  return (
    <div className={css.entry}>
      <dt className={css.name}>{name}</dt>
      <dd>{children}</dd>
      {phone && (
        <dd className={css.phone}>
          <TextLink href={phone.href}>{phone.shown}</TextLink>
        </dd>
      )}
    </div>
  );
}
