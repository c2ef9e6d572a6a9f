/** Addresses of the front desk, in one place for its pages and the parts that lead to them. */

export const deskPath = '/dashboard/Appointments';

export const appointmentPath = (id: string) => `${deskPath}/${encodeURIComponent(id)}`;

/** The desk on a day, or whatever else is asked of it. */
export const deskPathWith = (asked: Readonly<Record<string, string | null>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    if (value !== null && value !== '') query.set(name, value);
  return query.size === 0 ? deskPath : `${deskPath}?${query}`;
};

/** The requests that wait to be confirmed. */
export const waitingPath = `${deskPath}?show=waiting`;

/** The form for a new appointment, with what is known of it. */
export const enterPath = (known: Readonly<Record<string, string>>) =>
  `${deskPath}/new?${new URLSearchParams(known)}`;

/** After how many weeks somebody usually comes again. */
export const againWeeks = [2, 4, 6] as const;

export const againPath = (id: string, weeks: number) => enterPath({ again: id, weeks: String(weeks) });
