import type { EmergencyDepartment } from '#app/hospital-facts/fact-types.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { emergencyWords } from '#messages/ui/contact/emergency.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { EnglishText } from '../locale/english-text.tsx';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { line, list, number } from './helplines.later.css.ts';

interface EmergencyDepartmentsProps {
  /** Level of the heading above the list. Without it there is no heading. */
  readonly heading?: 'h2' | 'h3' | 'h4';
}

/**
 * Emergency departments, nearest first, as the hospital entered them. The list inherits the colours around
 * it.
 */
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
  /** Whether each department states when we called it. If we called none, one line below the list says so. */
  readonly saysWhenCalled: boolean;
}

function Department({ department, saysWhenCalled }: DepartmentProps) {
  const { locale } = usePageLocale();
  const { opensMap } = useWords(contactWords);
  const words = useWords(emergencyWords);
  const { longDate } = useWords(clockWords);
  const { name, takes, phone, mapUrl, translations, calledOn } = department;
  const translation = translations[locale];
  return (
    <>
      <a href={mapUrl} className={line} target="_blank" rel="noopener noreferrer" title={opensMap}>
        <strong>
          {translation?.name ?? <EnglishText>{name}</EnglishText>} <span aria-hidden>↗</span>
        </strong>
        <br />
        {translation?.takes ?? <EnglishText>{takes}</EnglishText>}
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
