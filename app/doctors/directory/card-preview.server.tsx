import { parseMoney, zeroPaise } from '#app/money/money.ts';
import { slotOf } from '#app/time/slots.ts';
import { staticMarkup } from '#app/ui/static-markup/static-markup.server.ts';
import {
  consultingLanguages,
  type DoctorTextField,
  doctorFieldRules,
  normalizedFieldText,
} from '../doctor.values.ts';
import { doctorSummaryOf } from '../doctor.view.ts';
import { readDoctorFormValues } from '../doctor-form.ts';
import { DoctorCard } from '../parts/doctor-card.tsx';

const minutesOf = (labels: readonly string[]) => labels.flatMap((label) => slotOf(label) ?? []);

const orNull = (text = '') => text.trim() || null;

/**
 * Renders the public card for the values typed into a doctor form, valid or not. An empty field shows its label.
 * The server renders it, because the browser would need the scripts of public pages for it.
 *
 * @param fields the unchecked form fields
 */
export function renderCardPreview(fields: URLSearchParams): Promise<string> {
  const { text, hospitalSlots, videoSlots, languages } = readDoctorFormValues(fields);
  const typed = (name: DoctorTextField) => {
    const rule = doctorFieldRules[name];
    return normalizedFieldText(rule, text[name] ?? '').slice(0, rule.maxLength);
  };
  const textOrLabel = (name: DoctorTextField) => typed(name) || doctorFieldRules[name].label;
  const link = orNull(text.ekalink);
  const doctor = doctorSummaryOf({
    id: '',
    slug: '',
    name: textOrLabel('name'),
    specialization: textOrLabel('specialization'),
    hospital: textOrLabel('hospital'),
    about: typed('about'),
    qualification: typed('qualification'),
    awards: typed('awards'),
    experience: typed('experience') || '0',
    feePaise: parseMoney(typed('fees')) ?? zeroPaise,
    availability: fields.get('availability') === 'unavailable' ? 'unavailable' : 'available',
    // The browser inserts the chosen picture (card-preview.tsx).
    pictureUrl: null,
    hospitalSlots: minutesOf(hospitalSlots),
    videoSlots: minutesOf(videoSlots),
    ekalink: link === 'null' ? null : link,
    workingDays: [],
    weekdayHours: {},
    registrationCouncil: orNull(text.registrationCouncil),
    registrationNumber: orNull(text.registrationNumber),
    gender: null,
    languages: consultingLanguages.filter((language) => languages.includes(language)),
    texts: {},
    isActive: true,
  });
  return staticMarkup(<DoctorCard doctor={doctor} heading="h3" eager />);
}
