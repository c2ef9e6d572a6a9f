/** Prices that an owner enters in the staff area: every page that shows one follows at once, and Undo brings the old ones back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { priceInputName } from '#app/hospital/price-rows.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { priceListIds } from '#app/hospital-facts/known-prices.ts';
import { formatMoney } from '#app/money/money.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import { sendForm } from '#tests/support/desk.ts';
import { filledPriceForm } from '#tests/support/price-form.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import { type SignedIn, type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let owner: SignedIn;
beforeAll(async () => {
  // Production setting: a page is cached, and rendered again only after a write in this isolate or half a minute.
  site = await startSite({ versionChecks: 'timed' });
  owner = await site.signIn();
});
afterAll(() => site.dispose());

const form = '/dashboard/Hospital/prices';
const page = '/therapyCounselling';
const { therapy, rooms, testing } = defaultFacts.prices;
const shownCost = (list: typeof therapy, id: string) => {
  const found = list.find((price) => price.id === id);
  if (!found) throw new Error(`There is no price ${id}.`);
  return formatMoney(found.cost);
};
const oldCbt = shownCost(therapy, 'cbt');

/** Name of an input of a price in the code. */
function inputOf(list: (typeof priceListIds)[number], id: string, part: string): string {
  const index = defaultFacts.prices[list].findIndex((price) => price.id === id);
  return priceInputName(list, index + 1, part);
}

const save = (changes: Readonly<Record<string, string>>, version = 0, as = owner) =>
  sendForm(site, as, form, filledPriceForm(changes, version));
const undo = (version: number, as = owner) =>
  sendForm(site, as, `${form}/undo`, { version: String(version) });
const textOf = async (path: string, init = {}) =>
  (await (await site.fetch(path, init)).text()).replaceAll('<!-- -->', '');
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const versionNow = async () =>
  Number(
    (await site.binding
      .prepare("select version from hospital_facts where section = 'prices'")
      .first('version')) ?? 0,
  );

/** Pages that show the price of CBT, in each way that a page can. */
const pagesWithCbt = [
  page,
  `/hi${page}`,
  `${page}?therapy=cbt&sessions=1`,
  '/search?q=cbt',
  '/hi/search?q=cbt',
  '/cbt',
];

const changes = {
  [inputOf('therapy', 'cbt', 'amount')]: '1,951',
  [inputOf('therapy', 'cbt', 'name')]: 'Thought therapy',
  [inputOf('therapy', 'cbt', 'name-hi')]: 'सोच की थेरेपी',
  [inputOf('rooms', 'luxury-room', 'amount')]: '₹ 6,100',
  [priceInputName('testing', 30, 'name')]: 'Memory test',
  [priceInputName('testing', 30, 'amount')]: '777',
  smallPackSessions: '5',
  smallPackOff: '20',
};

describe('a changed price', () => {
  test('is shown before it is saved, in every language, and nothing is stored', async () => {
    for (const [locale, name] of [
      ['en', 'Thought therapy'],
      ['hi', 'सोच की थेरेपी'],
    ]) {
      const response = await sendForm(site, owner, `${form}/preview?in=${locale}`, filledPriceForm(changes));
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      const html = (await response.text()).replaceAll('<!-- -->', '');
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}["-]`));
      expect(html).toContain('Preview: nothing is saved yet');
      expect(html).toContain(name);
      expect(html).toContain('₹1,951');
      expect(html).toContain('₹777');
    }
    expect(await versionNow()).toBe(0);
    expect(await textOf(page)).not.toContain('₹1,951');
  });

  test('with an error has no preview, and the answer names the error', async () => {
    const response = await sendForm(
      site,
      owner,
      `${form}/preview?in=en`,
      filledPriceForm({ [inputOf('therapy', 'cbt', 'amount')]: 'much' }),
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Row 2: Enter the amount');
  });

  test('is on every page that shows it with the next request, cached or not', async () => {
    for (const path of pagesWithCbt) expect(mainOf(await textOf(path)), path).toContain(oldCbt);
    expect((await save(changes)).status).toBe(303);
    for (const path of pagesWithCbt) {
      const main = mainOf(await textOf(path));
      expect(main, path).toContain('₹1,951');
      expect(main, path).toContain(path.startsWith('/hi') ? 'सोच की थेरेपी' : 'Thought therapy');
    }
    const main = mainOf(await textOf(page));
    expect(main).toContain('Memory test');
    expect(main).toContain('5 or 10 sessions taken together cost less');
    // Five sessions at 1,951 rupees, 20 % off.
    expect(main).toContain('₹7,804');
    expect(main).toContain('the luxury room then comes to ₹6,405 a day');
    expect(mainOf(await textOf('/about'))).toContain('luxury room (₹6,100 a day)');
    expect(mainOf(await textOf(`${page}?therapy=cbt&pack=six`))).toContain('Pack of 5 sessions');
    expect(mainOf(await textOf(`${page}?test=testing-memory-test`))).toContain('₹777');
    expect(mainOf(await textOf('/search?q=memory+test'))).toContain('₹777');
  });

  test('is in the history with the old and the new value, without the prices that stayed', async () => {
    const html = await textOf(form, { as: owner });
    expect(html).toContain(`Changed last by ${owner.name}`);
    const start = html.indexOf('Changed last by');
    const history = html.slice(start, html.indexOf('</details>', start));
    expect(history).toMatch(
      new RegExp(`<del>[^<]*: ${oldCbt} [^<]*</del>[\\s\\S]{0,20}<ins>Thought therapy [^<]*: ₹1,951`),
    );
    expect(history).toContain('Memory test: ₹777');
    expect(history).not.toContain('Dialectical');
    expect(html).toMatch(/value="1951"/);
  });

  test('is taken back by Undo, once, on every page', async () => {
    expect((await undo(1)).status).toBe(303);
    for (const path of pagesWithCbt) expect(mainOf(await textOf(path)), path).toContain(oldCbt);
    expect(mainOf(await textOf(page))).not.toContain('Memory test');
    // The usual stay is a sample again, because nobody has saved the section.
    expect(mainOf(await textOf(page))).toContain('a sample');
    // A button that was pressed twice does nothing more.
    expect((await undo(1)).status).toBe(303);
    expect(await versionNow()).toBe(2);
  });

  test('is not taken back after somebody changed the section again', async () => {
    await save({ smallPackOff: '20' }, 2);
    await save({ smallPackOff: '30' }, 3);
    for (const version of [1, 3, 70])
      expect((await undo(version)).headers.get('Set-Cookie')).toContain('factsChangedSince');
    expect(await versionNow()).toBe(4);
    expect(mainOf(await textOf(page))).toContain('30% less');
    await undo(4);
    expect(mainOf(await textOf(page))).toContain('20% less');
  });

  test('offers Undo after it was saved, and in the history', async () => {
    const saved = await save({ [inputOf('testing', '16-pf', 'amount')]: '951' }, 5);
    expect(saved.headers.get('Set-Cookie')).toContain('factsSaved.prices.6');
    expect(await textOf(form, { as: owner })).toContain(`action="${form}/undo"`);
    expect((await undo(6)).headers.get('Set-Cookie')).toContain('factsTakenBack');
    expect(mainOf(await textOf(page))).toContain(shownCost(testing, '16-pf'));
  });
});

describe('a price for a later day', () => {
  test('is announced until its day, and applies from it on', async () => {
    const today = dayInIndia(new Date());
    const from = addDays(today, 10);
    const amount = inputOf('rooms', 'private-room', 'amount');
    const later = {
      [amount]: '3,901',
      [inputOf('rooms', 'private-room', 'nextAmount')]: '4,202',
      [inputOf('rooms', 'private-room', 'nextFrom')]: from,
    };
    expect((await save(later, await versionNow())).status).toBe(303);
    const main = mainOf(await textOf(page));
    expect(main).toContain('₹3,901');
    expect(main).toContain(`₹4,202 from ${longDate(from)}`);
    expect(mainOf(await textOf(`/hi${page}`))).toContain('से ₹4,202');
    const planned = `${page}?room=private-room&days=1`;
    const sheetOf = (html: string) => html.slice(html.indexOf('<article'), html.indexOf('</article>'));
    expect(sheetOf(await textOf(planned))).toContain('₹3,901');

    // The same facts in another site, on the day of the change.
    const { texts } = await site.binding
      .prepare("select texts from hospital_facts where section = 'prices'")
      .first<{ texts: string }>()
      .then((row) => row ?? { texts: '' });
    const other = await acquireSite();
    try {
      await other.binding
        .prepare("insert into hospital_facts values ('prices', ?, 1, 0, null)")
        .bind(texts.replaceAll(from, today))
        .run();
      const due = mainOf(await (await other.fetch(page)).text());
      expect(due).toContain('₹4,202');
      expect(due).not.toContain('₹3,901');
      expect(sheetOf(await (await other.fetch(planned)).text())).toContain('₹4,202');
    } finally {
      await other.dispose();
    }
  });
});

describe('the form of the prices', () => {
  test('is refused to the front desk, with its preview and Undo', async () => {
    const desk = await site.signIn('front-desk');
    const before = await versionNow();
    expect((await site.fetch(form, { as: desk })).status).toBe(403);
    expect((await save(changes, before, desk)).status).toBe(403);
    expect((await undo(before, desk)).status).toBe(403);
    expect((await sendForm(site, desk, `${form}/preview?in=en`, filledPriceForm())).status).toBe(403);
    expect(await versionNow()).toBe(before);
  });

  test('shows the error in its row, and preserves what was typed', async () => {
    const before = await versionNow();
    const response = await save(
      {
        [inputOf('therapy', 'dbt', 'amount')]: 'much',
        [inputOf('therapy', 'dbt', 'name')]: 'Skills therapy',
        [priceInputName('testing', 30, 'name')]: 'Memory test',
        [priceInputName('testing', 30, 'amount')]: '7x7',
      },
      before,
    );
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toMatch(/id="therapy-error"[\s\S]{0,600}?Row 3: Enter the amount/);
    expect(html).toMatch(/id="testing-error"[\s\S]{0,600}?Row 30: Enter the amount/);
    const row = html.slice(html.indexOf('therapy-3-id'), html.indexOf('therapy-4-id'));
    expect(row).toContain('id="therapy-error"');
    expect(row).toContain('value="Skills therapy"');
    expect(row).toContain('value="much"');
    expect(html).toContain('value="7x7"');
    expect(await versionNow()).toBe(before);
  });

  test('refuses to remove a price that a page quotes, and names the page', async () => {
    const response = await save(
      {
        [inputOf('therapy', 'cbt', 'name')]: '',
        [inputOf('therapy', 'cbt', 'amount')]: '',
      },
      await versionNow(),
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/cannot be removed, because “[^”]+” and \d more pages quote it/);
  });

  test('removes a price that no page quotes, and the page of prices shows the others', async () => {
    const id = 'luxury-room';
    const response = await save(
      { [inputOf('rooms', id, 'name')]: '', [inputOf('rooms', id, 'amount')]: '' },
      await versionNow(),
    );
    expect(response.status).toBe(303);
    const main = mainOf(await textOf(page));
    expect(main).not.toContain('Luxury room');
    expect(main).toContain(shownCost(rooms, 'private-room'));
    expect((await site.fetch(`${page}?room=${id}&days=2`)).status).toBe(400);
  });

  test('asks for the yearly confirmation until a day within the last year is entered', async () => {
    const asked = 'every price as it is today, and the day';
    expect(await textOf(form, { as: owner })).toContain(asked);
    const today = dayInIndia(new Date());
    await save({ confirmedOn: addDays(today, -366) }, await versionNow());
    expect(await textOf(form, { as: owner })).toContain(asked);
    await save({ confirmedOn: today }, await versionNow());
    expect(await textOf(form, { as: owner })).not.toContain(asked);
  });
});
