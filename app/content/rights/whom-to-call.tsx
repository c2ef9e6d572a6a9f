import type { ReactNode } from 'react';
import type { Office } from '#app/site/fact-shapes.ts';
import { helplines, hospital, legalAidLine, phones } from '#app/site/facts.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { RightsFacts } from './rights.tsx';
import * as css from './whom-to-call.css.ts';

const { mentalHealth } = helplines;

/** The bodies that hear a complaint or help with one, each with its telephone; a missing one is said to be missing. */
export function WhomToCall({ reviewBoard, legalAid }: Pick<RightsFacts, 'reviewBoard' | 'legalAid'>) {
  return (
    <dl className={css.list}>
      <Entry name="Our hospital" phone={phones.admission}>
        {`The medical officer in charge, ${hospital.name}`}
      </Entry>
      <OfficeEntry title="Mental Health Review Board" office={reviewBoard} />
      <OfficeEntry title="Free legal help near you" office={legalAid} />
      <Entry name="Free legal help in India" phone={callable(legalAidLine.number)}>
        {legalAidLine.name}
      </Entry>
      <Entry name="To talk to someone" phone={callable(mentalHealth.number)}>
        {`${mentalHealth.name}: ${mentalHealth.detail}. It listens; it does not decide complaints.`}
      </Entry>
    </dl>
  );
}

const callable = (number: string) => ({ shown: number, href: `tel:${number}` });

function OfficeEntry({ title, office }: { readonly title: string; readonly office: Office | null }) {
  if (!office)
    return <Entry name={title}>Its address and telephone will be shown here before we open.</Entry>;
  const { name, address, phone } = office;
  const where = [...(name === title ? [] : [name]), ...(address === null ? [] : [address])].join(', ');
  const missing = [...(address === null ? ['address'] : []), ...(phone === null ? ['telephone'] : [])];
  return (
    <Entry name={title} phone={phone ?? undefined}>
      {where}
      {missing.length > 0 && `. The ${missing.join(' and ')} will be shown here before we open.`}
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
