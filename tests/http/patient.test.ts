import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import { requestCallback } from '#app/callbacks/callback.commands.server.ts';
import { phoneMessage } from '#app/contact-details/phone.ts';
import { deskPath, knownPersonPath, patientPath, patientPathOf } from '#app/staff-area/frame/desk-paths.ts';
import { asVisitor, newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, deskCommand, sendForm, tomorrow } from '#tests/support/desk.ts';
import { addMessageOfVisit } from '#tests/support/desk-messages.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

let site: Site;
let desk: SignedIn;
beforeAll(async () => {
  site = await acquireSite();
  desk = await site.signIn('front-desk');
});
afterAll(() => site.dispose());

const read = async (path: string) => (await site.fetch(path, { as: desk })).text();

/** A phone with a visit to come, a cancelled visit, a payment that is due, and a request for a call. */
async function addPerson(patientName: string) {
  const doctor = await addDeskDoctor(site, 'Dr. Patient');
  const phone = newPhone();
  const note = 'A note that no list shows';
  const coming = await bookAtDesk(site, doctor, { phone, patientName, note });
  const cancelled = await bookAtDesk(site, doctor, { phone, patientName, minute: 660 });
  await changeAppointment(
    deskCommand(site),
    cancelled,
    { status: 'cancelled', reason: 'Not in the mood' },
    null,
  );
  await requestCallback(asVisitor(deskCommand(site)), {
    name: patientName,
    phone,
    safeToCall: true,
    consent: true,
  });
  return { doctor, phone, note, coming, cancelled };
}

describe('the page of a person', () => {
  test('lists the messages about the visits of this phone', async () => {
    const doctor = await addDeskDoctor(site, 'Dr. Message');
    const { phone, reference } = await addMessageOfVisit(site, doctor, {
      state: 'failed',
      reason: 'phone',
    });
    await addMessageOfVisit(site, doctor, { state: 'sent-by-hand' });
    const page = await read(patientPathOf(reference));
    expect(page).toContain(phone);
    expect(page).toContain('Not sent');
    expect(page).not.toContain('Sent by hand');
  });

  test('shows visits, what is due and calls, found by phone or by reference, and never a note', async () => {
    const { phone, note, coming } = await addPerson('Asha Whole');
    const pages = [
      await read(`${patientPath}?${new URLSearchParams({ phone: `+91 ${phone}` })}`),
      await read(patientPathOf(coming.reference)),
    ];
    for (const page of pages) {
      expect(page).toContain('Asha Whole</h1>');
      expect(page).toContain(`${deskPath}/${coming.id}`);
      expect(page).toContain('Cancelled');
      expect(page).toContain('₹700');
      expect(page).toContain('To call');
      expect(page).not.toContain(note);
      expect(page).not.toContain('Not in the mood');
    }
  });

  test('is linked from the appointment and from the results of a search, without the phone in the address', async () => {
    const { phone, coming } = await addPerson('Bina Linked');
    expect(await read(`${deskPath}/${coming.id}`)).toContain(patientPathOf(coming.reference));
    // One link for each phone, with the reference of the appointment that the search shows first: the next one.
    expect(await read(`${deskPath}?q=${phone}`)).toContain(patientPathOf(coming.reference));
    expect(patientPathOf(coming.reference)).not.toContain(phone);
  });

  test('records each look in the audit log', async () => {
    const { phone, coming } = await addPerson('Chand Audited');
    const looks = async () =>
      (
        await site.binding
          .prepare(
            "select count(*) as count from audit_log where action = 'appointment.read-person' and target in (select id from appointments where phone = ?)",
          )
          .bind(phone)
          .first<{ count: number }>()
      )?.count;
    await read(patientPathOf(coming.reference));
    expect(await looks()).toBe(1);
  });

  test.each([
    ['9876', phoneMessage],
    ['CCC-CCC-CCC', 'There is no appointment with this reference.'],
    ['9000000000', 'Nothing is known under this phone.'],
    ['', 'Find a person'],
  ])('answers "%s" with a message', async (phone, message) => {
    const response = await site.fetch(`${patientPath}?${new URLSearchParams({ phone })}`, { as: desk });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(message);
  });
});

describe('the look-up of a phone', () => {
  test('without scripts says what is known, fills in the only name, and books nothing', async () => {
    const { phone, doctor } = await addPerson('Devi Known');
    const typed = { intent: 'person', doctorId: doctor.id, date: tomorrow(), phone, note: 'Typed before' };
    const response = await sendForm(site, desk, `${deskPath}/new`, typed);
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('Known here: no visit yet.');
    expect(page).toContain('with Dr. Patient');
    expect(page).toMatch(/name="patientName"[^>]*value="Devi Known"/);
    expect(page).toContain('Typed before');
    const { count } = (await site.binding
      .prepare('select count(*) as count from appointments where phone = ?')
      .bind(phone)
      .first<{ count: number }>()) ?? { count: 0 };
    expect(count).toBe(2);
  });

  test('leaves a typed name as it is, and reports a wrong phone beside the field', async () => {
    const { phone } = await addPerson('Esha Known');
    const fields = { intent: 'person', patientName: 'Her Son' };
    const kept = await sendForm(site, desk, `${deskPath}/new`, { ...fields, phone });
    expect(await kept.text()).toMatch(/name="patientName"[^>]*value="Her Son"/);
    const refused = await sendForm(site, desk, `${deskPath}/new`, { ...fields, phone: '12' });
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain('id="phone-error"');
    expect(page).toContain('Her Son');
  });

  test('is for signed-in staff only', async () => {
    const { phone } = await addPerson('Farah Secret');
    const response = await site.fetch(knownPersonPath, {
      method: 'POST',
      sameOrigin: true,
      body: new URLSearchParams({ phone }),
    });
    expect(response.status).toBe(302);
    expect(await response.text()).not.toContain('Farah');
  });

  test('starts the form of a doctor who sees people only by video with that kind of visit', async () => {
    const { id } = await addDeskDoctor(site, 'Dr. Video');
    await site.binding.prepare("update doctors set hospital_slots = '[]' where id = ?").bind(id).run();
    const page = await read(`${deskPath}/new?doctor=${id}&day=${tomorrow()}&time=10%3A00+AM`);
    expect(page).toMatch(/<input[^>]*value="video"[^>]*checked|<input[^>]*checked=""[^>]*value="video"/);
  });
});
