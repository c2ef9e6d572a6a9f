import type { EmergencyDepartment } from '#app/hospital-facts/fact-shapes.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { emergencyWords } from '#messages/ui/contact/emergency.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { useEdition, useWords } from '../locale/edition.ts';
import { InLatin } from '../locale/in-latin.tsx';
import { line, list, number } from './helplines.later.css.ts';

interface EmergencyDepartmentsProps {
  /** The level of a heading above the list; without one the list has none. */
  readonly heading?: 'h2' | 'h3' | 'h4';
}

/** Where to go in an emergency, nearest first, as the hospital entered it. Takes the colours of what it stands in. */
export function EmergencyDepartments({ heading: Heading }: EmergencyDepartmentsProps) {
  const { emergencyDepartments } = useHospitalFacts();
  const words = useWords(emergencyWords);
  const someCalled = emergencyDepartments.some(({ calledOn }) => calledOn !== null);
  if (emergencyDepartments.length === 0) return null;
  return (
    <>
      {Heading && <Heading>{words.heading}</Heading>}
      <ul role="list" className={list}>
        {emergencyDepartments.map((department) => (
          <li key={department.name}>
            <Department department={department} saysWhenCalled={someCalled} />
          </li>
        ))}
      </ul>
      {!someCalled && <p>{words.noneCalled}</p>}
    </>
  );
}

interface DepartmentProps {
  readonly department: EmergencyDepartment;
  /** Whether each says when it was called: not where nobody has called any, which one line says of all. */
  readonly saysWhenCalled: boolean;
}

function Department({ department, saysWhenCalled }: DepartmentProps) {
  const { language } = useEdition();
  const { opensMap } = useWords(contactWords);
  const words = useWords(emergencyWords);
  const { longDate } = useWords(clockWords);
  const { name, takes, phone, mapUrl, hindi, calledOn } = department;
  const inHindi = language === 'hi' ? hindi : { name: null, takes: null };
  return (
    <>
      <a href={mapUrl} className={line} target="_blank" rel="noopener noreferrer" title={opensMap}>
        <strong>
          {inHindi.name ?? <InLatin>{name}</InLatin>} <span aria-hidden>↗</span>
        </strong>
        <br />
        {inHindi.takes ?? <InLatin>{takes}</InLatin>}
        {saysWhenCalled && (
          <>
            <br />
            {calledOn ? words.calledOn(longDate(calledOn)) : words.notCalled}
          </>
        )}
      </a>
      {phone && (
        <a href={phone.href} className={line}>
          <strong className={number}>{phone.shown}</strong>
        </a>
      )}
    </>
  );
}
