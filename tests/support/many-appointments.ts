/** Appointments per day and doctor, so that slots do not overlap. */
const perDay = 20;

/**
 * Inserts thousands of appointments directly, without the commands: twenty per day and doctor, one in ten by
 * video. Half have a payment. One in 2,000 waits for confirmation, among them the second of the first day.
 *
 * @param days the days of the appointments, in order
 */
export async function addManyAppointments(
  binding: D1Database,
  count: number,
  { doctorIds, days }: { readonly doctorIds: readonly string[]; readonly days: readonly string[] },
): Promise<void> {
  const all = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perDay);
    return {
      id: `many-${index}`,
      reference: `M${index}`,
      doctorId: doctorIds[row % doctorIds.length],
      day: days[Math.floor(row / doctorIds.length) % days.length],
      minute: 540 + (index % perDay) * 30,
      name: `Person ${index} Verma`,
      phone: String(7_000_000_000 + index),
    };
  });
  for (let from = 0; from < count; from += 2_000) {
    const some = JSON.stringify(all.slice(from, from + 2_000));
    await binding.batch([
      binding
        .prepare(
          `insert into appointments (id, reference, doctor_id, doctor_name, fee_paise, visit, day, minute, status, in_between,
            patient_name, phone, booked_for, safe_to_call, created_at, updated_at, version, seen_at)
          select value->>'id', value->>'reference', value->>'doctorId', 'Dr. Many', 80000, iif(key % 10 = 0, 'video', 'hospital'),
            value->>'day', value->>'minute',
            case when key = 1 then 'requested' when key % 3 = 0 then 'completed' else 'confirmed' end, 0,
            value->>'name', value->>'phone', 'self', 1, 0, 0, 1, 0
          from json_each(?)`,
        )
        .bind(some),
      binding
        .prepare(
          `insert into appointment_words (word, appointment_id)
          select word.value, one.value->>'id' from json_each(?) as one,
            json_each(json_array('person', 'verma', substr(one.value->>'id', 6) || 'th')) as word`,
        )
        .bind(some),
      binding
        .prepare(
          `insert into payments (id, appointment_id, financial_year, receipt_number, amount_paise, method, refunded_paise,
            patient_name, doctor_id, doctor_name, day, created_at, by)
          select 'paid-' || (value->>'id'), value->>'id', 2025, substr(value->>'id', 6) + 1, 80000, 'cash', 0, 'Person',
            value->>'doctorId', 'Dr. Many', value->>'day', 0, 'staff-1'
          from json_each(?) where key % 2 = 0`,
        )
        .bind(some),
      binding
        .prepare(
          `insert into bills (appointment_id, fee_paise, discount_paise)
          select value->>'id', 80000, 0 from json_each(?) where key % 2 = 0`,
        )
        .bind(some),
    ]);
  }
}
