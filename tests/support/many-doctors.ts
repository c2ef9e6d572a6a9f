const specializations = [
  'Psychiatry',
  'Child psychiatry',
  'Clinical psychology',
  'Sleep medicine',
  'Addiction medicine',
  'Neurology',
  'Counselling',
  'Sexual medicine',
];

const surnames = ['Sharma', 'Verma', 'Gill', 'Sandhu', 'Kaur', 'Mehta', 'Rana', 'Bedi', 'Chawla', 'Negi'];

/**
 * Inserts doctors directly, without the commands. Their names are 'Dr. Many 00001 Sharma' and so on; one in
 * ten is unavailable.
 */
export async function addManyDoctors(binding: D1Database, count: number): Promise<void> {
  const all = Array.from({ length: count }, (_, index) => ({
    id: `many-${index}`,
    name: `Dr. Many ${String(index).padStart(5, '0')} ${surnames[index % surnames.length]}`,
    specialization: specializations[index % specializations.length] ?? '',
    hospital: `Hospital ${index % 40}`,
  }));
  await binding
    .prepare(
      `insert into doctors (id, slug, name, specialization, hospital, about, qualification, awards, experience, fees,
        availability, phone, email, hospital_slots, video_slots, created_at, updated_at)
      select value->>'id', value->>'id', value->>'name', value->>'specialization', value->>'hospital', 'About', 'MD', 'None',
        '9', 900, iif(key % 10 = 0, 'unavailable', 'available'), '1720000000', 'many@clinic.example', '[540]', '[]', 0, 0
      from json_each(?)`,
    )
    .bind(JSON.stringify(all))
    .run();
}
