import { renderToStaticMarkup } from 'react-dom/server';
import { noMoney, parseMoney } from '#app/money/money.ts';
import { slotOf } from '#app/time/slots.ts';
import { type DoctorTextField, doctorFieldRules, fieldText } from '../doctor.values.ts';
import { summaryOf } from '../doctor.view.ts';
import { typedDoctorForm } from '../doctor-form.ts';
import { DoctorCard } from '../parts/doctor-card.tsx';

const minutesOf = (labels: readonly string[]) => labels.flatMap((label) => slotOf(label) ?? []);

const orNull = (text = '') => text.trim() || null;

/**
 * The public card of what is typed into a doctor's form, right or wrong; what nobody typed yet says what belongs there. Made here and not in the
 * browser, which would need the scripts of public pages for it.
 *
 * @param fields as the form has them
 */
export function cardMarkup(fields: URLSearchParams): string {
  const { text, hospitalSlots, videoSlots } = typedDoctorForm(fields);
  const typed = (name: DoctorTextField) => {
    const rule = doctorFieldRules[name];
    return fieldText(rule, text[name] ?? '').slice(0, rule.maxLength);
  };
  const said = (name: DoctorTextField) => typed(name) || doctorFieldRules[name].label;
  const link = orNull(text.ekalink);
  const doctor = summaryOf({
    id: '',
    slug: '',
    name: said('name'),
    specialization: said('specialization'),
    hospital: said('hospital'),
    about: typed('about'),
    qualification: typed('qualification'),
    awards: typed('awards'),
    experience: typed('experience') || '0',
    feePaise: parseMoney(typed('fees')) ?? noMoney,
    availability: fields.get('availability') === 'unavailable' ? 'unavailable' : 'available',
    // The browser puts the picture in that was chosen.
    pictureUrl: null,
    hospitalSlots: minutesOf(hospitalSlots),
    videoSlots: minutesOf(videoSlots),
    ekalink: link === 'null' ? null : link,
    workingDays: [],
    registrationCouncil: orNull(text.registrationCouncil),
    registrationNumber: orNull(text.registrationNumber),
    isActive: true,
  });
  return renderToStaticMarkup(<DoctorCard doctor={doctor} heading="h3" eager />);
}
