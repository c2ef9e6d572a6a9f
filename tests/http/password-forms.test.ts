/** Each form with a password names the account, so that a password manager stores and fills the right password. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { pagePermissions } from '#app/staff-area/frame/page-permissions.ts';
import { addDeskDoctor, ageSession, bookAtDesk, sendForm } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

vi.setConfig({ testTimeout: 30_000 });

let site: Site;
let owner: SignedIn;
let doctor: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  site = await acquireSite();
  const { id } = await addDeskDoctor(site, 'Dr. Own');
  owner = await site.signIn();
  doctor = await site.signIn('doctor', id);
  colleague = await site.signIn('front-desk');
  // Sensitive forms ask for the password only some time after the sign-in.
  for (const person of [owner, doctor]) await ageSession(site, person);
});
afterAll(() => site.dispose());

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** The forms of a page that ask for a password, each as its input tags in order. */
const passwordForms = (html: string): readonly (readonly string[])[] =>
  [...html.matchAll(/<form\b.*?<\/form>/gs)]
    .map(([form]) => form.match(/<input\b[^>]*>/g) ?? [])
    .filter((inputs) => inputs.some((input) => attribute(input, 'type') === 'password'));

/**
 * Fails if a form with a password does not name the account before it.
 *
 * @param account the name of the account; undefined if the person types it
 */
function expectAccountNamed(inputs: readonly string[], page: string, account: string | undefined) {
  const isPassword = (input: string) => attribute(input, 'type') === 'password';
  const names = inputs.filter((input) => attribute(input, 'autocomplete') === 'username');
  expect.soft(names, page).toHaveLength(1);
  const [name = ''] = names;
  expect.soft(attribute(name, 'value'), page).toBe(account);
  expect.soft(inputs.indexOf(name), page).toBeLessThan(inputs.findIndex(isPassword));
  for (const password of inputs.filter(isPassword)) {
    const isNew = /newPassword|repeated/.test(attribute(password, 'name') ?? '');
    const purpose = isNew ? 'new-password' : 'current-password';
    expect.soft(attribute(password, 'autocomplete'), page).toBe(purpose);
  }
  if (account === undefined || !/\shidden\b/i.test(name)) return;
  // The hidden field is read by password managers only: it is never submitted.
  expect.soft(attribute(name, 'name'), page).toBeUndefined();
  expect.soft(attribute(name, 'type'), page).toBe('text');
}

const pageOf = async (path: string, as?: SignedIn) =>
  (await site.fetch(path, as ? { as } : undefined)).text();

test('every form of the staff area that asks for the own password names the own account', async () => {
  const known: Readonly<Record<string, string>> = { ':accountId': colleague.id };
  const paths = Object.keys(pagePermissions)
    .filter((pattern) => !pattern.includes('*'))
    .map((pattern) => pattern.replaceAll(/:\w+/g, (name) => known[name] ?? 'some-id'));
  const asking: string[] = [];
  for (const [as, asked] of [
    [owner, paths],
    [doctor, paths.filter((path) => path.startsWith('/dashboard/MyDay'))],
  ] as const) {
    for (const path of asked) {
      const forms = passwordForms(await pageOf(path, as));
      if (forms.length > 0) asking.push(path);
      for (const inputs of forms) expectAccountNamed(inputs, path, as.email);
    }
  }
  expect(asking).toEqual(
    expect.arrayContaining([
      '/dashboard/Account',
      '/dashboard/Account/TwoStep',
      '/dashboard/Staff',
      '/dashboard/Staff/new',
      `/dashboard/Staff/${colleague.id}`,
      '/dashboard/MyDay/calendar',
    ]),
  );
});

test('the form that erases a person names the own account', async () => {
  const { id, phone } = await bookAtDesk(site, await addDeskDoctor(site));
  await sendForm(site, owner, `${deskPath}/${id}/cancel`, { reason: '' });
  const response = await sendForm(site, owner, '/dashboard/PersonData', { intent: 'find', phone });
  const forms = passwordForms(await response.text());
  expect(forms).toHaveLength(1);
  for (const inputs of forms) expectAccountNamed(inputs, 'PersonData', owner.email);
});

test('the sign-in and the page of an account link name the account', async () => {
  const signIn = passwordForms(await pageOf('/signin'));
  expect(signIn).toHaveLength(1);
  for (const inputs of signIn) expectAccountNamed(inputs, '/signin', undefined);

  const fresh = await site.signIn();
  const made = await sendForm(site, fresh, `/dashboard/Staff/${colleague.id}`, { intent: 'reset' });
  const link = /https?:\/\/[^\s<"]+(\/signin\/link\/[\w.-]+)/.exec(await made.text())?.[1] ?? '';
  const chosen = passwordForms(await pageOf(link));
  expect(chosen).toHaveLength(1);
  for (const inputs of chosen) expectAccountNamed(inputs, link, colleague.email);
});
