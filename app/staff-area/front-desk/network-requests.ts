/** Counts requests by doctor, the most first, such as '23 for Dr. Rao, 2 for Dr. Sen'. */
export function requestsByDoctor(visits: readonly { readonly doctorName: string }[]): string {
  const counts = new Map<string, number>();
  for (const { doctorName } of visits) counts.set(doctorName, (counts.get(doctorName) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([doctorName, count]) => `${count} for ${doctorName}`)
    .join(', ');
}
