/** What a row of the audit log says before and after a change, told field by field. */

/** Words for fields whose names a reader could not guess. */
const labels: Readonly<Record<string, string>> = {
  ekalink: 'ekaLink',
  isActive: 'shown on the website',
  isDeleted: 'in the bin',
  deletedAt: 'in the bin',
  pictureKey: 'picture',
  consentOn: 'date of consent',
  url: 'URL',
};

/** What every change raises says nothing. */
const untold: ReadonlySet<string> = new Set(['version']);

/** A text of which a reader needs no more to know it again. */
const longest = 80;

const labelOf = (field: string) =>
  labels[field] ?? field.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

function said(field: string, value: unknown): string {
  if (field === 'pictureKey') return value === null ? 'none' : 'a photograph';
  if (field === 'deletedAt') return value === null ? 'no' : 'yes';
  if (field.startsWith('is')) return value === 1 || value === true ? 'yes' : 'no';
  if (value === null || value === '') return 'nothing';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function fieldsOf(json: string | null): Readonly<Record<string, unknown>> | null {
  const read: unknown = json === null ? null : JSON.parse(json);
  return typeof read === 'object' ? (read as Record<string, unknown> | null) : null;
}

/**
 * Such as 'fees: 500, now 700'.
 *
 * @param before the row as JSON, as is `after`; null where nothing was kept of it
 * @returns nothing where the row was made or deleted, which the action says
 */
export function changedFields(before: string | null, after: string | null): readonly string[] {
  const [then, now] = [fieldsOf(before), fieldsOf(after)];
  if (!then || !now) return [];
  return Object.keys(now).flatMap((field) => {
    if (untold.has(field) || JSON.stringify(then[field]) === JSON.stringify(now[field])) return [];
    return [`${labelOf(field)}: ${said(field, then[field])}, now ${said(field, now[field])}`];
  });
}
