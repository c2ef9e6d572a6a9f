/** Writes docs/clinical-review.md, the points that clinicians must confirm: `npm run clinical-review`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tier } from '#app/content/dangers/danger.ts';
import { type DangerId, dangerAt, dangerIds } from '#app/content/dangers/danger-table.ts';
import { linesOfEveryPage, onEveryPage, shownOfTier } from '#app/content/dangers/page-dangers.ts';
import { looselySourced, notYetSourced } from '#app/content/dangers/source-gaps.ts';
import { type DangerSource, dangerSources } from '#app/content/dangers/sources.ts';
import { locales, localeTags, otherLocales } from '#app/languages/locales.ts';
import { addMessages, messagesIn } from '#app/languages/messages.ts';
import * as dangerBoxMessages from '#messages/content/dangers/danger-boxes.ts';
import type { DangerText } from '#messages/content/dangers/danger-text.ts';
import * as dangerMessages from '#messages/content/dangers/danger-words.ts';
import * as firstAidMessages from '#messages/content/dangers/first-aid.ts';
import * as tierMessages from '#messages/content/dangers/tier.ts';
import { clinicalQuestions } from './clinical-questions.ts';
import { firstAidSheetText } from './first-aid-sheet-text.ts';
import { formerBoxes } from './former-boxes.ts';
import { type InformationPageSource, readInformationPages } from './read.ts';
import { statementsOf } from './review-statements.ts';

const { dangerBoxWords } = dangerBoxMessages;
const { dangerWords } = dangerMessages;
const { firstAidWords } = firstAidMessages;
const { tierWords } = tierMessages;

const languages = join(import.meta.dirname, '../../app/languages');

for (const locale of otherLocales) {
  const translated = (name: string) =>
    import(pathToFileURL(join(languages, locale, 'content/dangers', name)).href);
  addMessages(locale, dangerBoxMessages, await translated('danger-boxes.ts'));
  addMessages(locale, dangerMessages, await translated('danger-words.ts'));
  addMessages(locale, firstAidMessages, await translated('first-aid.ts'));
  addMessages(locale, tierMessages, await translated('tier.ts'));
}

const clinicalReviewFile = join(import.meta.dirname, '../../docs/clinical-review.md');

const introduction = `# Clinical review

For the clinicians of the hospital, and its lawyer where an entry says so. Made from the front matter of the information pages
by \`npm run clinical-review\`, which writes this file. It is not in git.

A page says "reviewed by" once the facts of the hospital name a reviewer and a day for the page (Hospital, Reviews of the pages; decision 0020):
read the page, confirm or correct each entry below with whoever keeps the pages, then mark it there. What is confirmed leaves the page's
\`confirm\` list. A day in the column Reviewed is the page's own, from before reviews were entered in the staff area.
`;

/** Findings of the readings held so far, and what was done: written by hand. */
const readingRounds = readFileSync(join(import.meta.dirname, 'reading-rounds.md'), 'utf8').trim();

/** Points to confirm on many pages, or on pages without front matter. */
const besides: Readonly<Record<string, readonly string[]>> = {
  'The urgent box of every page': [
    'The tables of dangers on this sheet.',
    '108 answers day and night in Panchkula, beside 112; 14567 from 8 am to 8 pm.',
    'The rule for when we are closed: two calls in 15 minutes, then an emergency department or Tele-MANAS 14416.',
  ],
  'The hours before alcohol withdrawal is treated': [
    'One text on /detoxprogram, /deaddiction and /De-addictionProgramme: neither stop suddenly nor drink more, small even amounts, a sober adult stays.',
  ],
  'What to do tonight': [
    'One card on /deaddiction, /when-someone-refuses and /alcohol, made of the rows that first-aid.ts names: each line, and whether 14446 answers at night.',
  ],
  'The emergency departments, on home and in urgent help': [
    'Civil Hospital, Sector 6: which emergencies, and whether a psychiatrist comes at night.',
    'GMCH-32: psychiatry day and night, and whether it is the first choice where body and mind both need help.',
    'PGIMER: that poisonings are treated there, and psychiatry at night.',
    'Whether this hospital treats emergencies, and at which hours (page Hospital, Emergencies).',
    '“If it can wait, ring before you go.”',
  ],
  'The overdose card': [
    'Presses on the chest alone for someone who is not trained, 30 to 2 for others, 1 breath every 5 seconds while breathing is slow; the operator of 112 leads.',
    'Naloxone: that ambulance and hospital give it here, and what the team says to families who ask for it.',
  ],
  'The checks, `/check/mood` and `/check/worry`': [
    'The words of PHQ-9 and GAD-7 (time, questions, answers, ranges, line on the licence) are those of the public form that carries “No permission required to reproduce, translate, display or distribute”. Compared on 23 November 2026: PHQ-9 with the copies at therandomtandem.com, centralmedicalcentre-morden.nhs.uk, wikimsk.org and scribd.com/document/724517444; GAD-7 with those at scales.arabpsychology.com, hamiltonfht.ca, scribd.com/document/724517444 and the entries of LOINC (69725-0, 69736-7) as HL7 prints them. Two commas of GAD-7 that some copies have and the form has not were taken out. The form itself (phqscreeners.com) could not be opened: hold it beside the page once.',
    'The question how difficult the problems make work, home and people stands on the form without points and is not asked here (decision 0090).',
    'What a reader is told to do next at each range of the score, and with any answer above zero to the ninth question.',
  ],
  'The sheets, `/tools`': [
    'The steps of the safety plan (after Stanley and Brown), and what the fit timer says to do, to note and when to call.',
    'Drink diary: one Indian drink is 10 g of alcohol; the counts of peg, quarter, half, bottle and beer are arithmetic at about 40, 5 and 8 per cent.',
    'Lawyer: “What I want if I become ill” asks the questions of section 5 of the Mental Healthcare Act and of the form of the rules of 2018. The text of the form (CR-A) was not seen: compare the fields, the witnesses, the doctor’s note and how it is registered.',
    'AUDIT is not printed: the copies of WHO 2001 that were seen allow it “not for sale or … commercial purposes”, and a private hospital’s site may be that. `/alcohol` has six questions of our own, without a score. The Edinburgh scale is not printed: to publish it online asks for the publisher’s leave.',
  ],
  'The heading of the sidebar of `/motivation-enhancement`, `/OstAddiction` and `/AntidoteTherapy`': [
    'It says “Sexual Wellness Program” over links about de-addiction, as requirement 33 has it word for word. It stays until the hospital wants another (`sidebarTitle` in the front matter).',
  ],
  'Law on advertising medicines, `/dhat-syndrome`, `/premature-ejaculation`, `/erectile-dysfunction`': [
    'Lawyer: two laws are named apart. The Act of 1954 (section 3) forbids advertising a drug for sexual capacity; Schedule J belongs to rule 106 of the Drugs Rules, 1945, and lists what no medicine may claim to heal.',
  ],
  'Filming a fit, `/seizure`': [
    'Safety first; consent is asked once the person is awake, as nobody can give it during a fit; the film is for the doctor alone.',
  ],
  'Your rights, `/rights`': [
    'Lawyer: appeal to the High Court within 30 days (section 83).',
    'Lawyer: two witnesses and a doctor’s note for an advance directive, as the regulations have them.',
    'Lawyer: the representative is told of a restraint within 24 hours (section 97).',
    'Lawyer: records within 15 days (rule 6 of 2018); stay of up to ten days by order of a Magistrate (section 102).',
  ],
  'Privacy policy, `/privacyPolicy`': [
    'Lawyer: which of the table’s times rule 8(3) of the data protection rules lengthens to a year from 13 May 2027.',
    'Lawyer: grievance officer and answer within one month (rule 5(9) of 2011); logs of failures for 180 days (CERT-In, 2022) against the seven that the host keeps.',
  ],
};

/** Escapes vertical bars, which would end the table cell. */
const cell = (text: string) => text.replaceAll('|', '\\|');

const rowOf = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** Sign, steps and night sentence of a row, as a page shows them. */
function sentencesOfRow(id: DangerId): string {
  const { sign, meanwhile = '', night = '' } = dangerWords[id] as DangerText;
  return [sign, meanwhile, night].filter(Boolean).join(' ');
}

/** Where a row sends people at night. Only rows for today have such a place. */
const nightOf = (id: DangerId) => dangerAt(id).night ?? '';

function sourcesOf(id: DangerId): string {
  const texts = dangerAt(id).sources.map((source) => {
    const { title, publisher, year, url, noLink, seenOn }: DangerSource = dangerSources[source];
    return `${title} (${[publisher, year].filter(Boolean).join(', ')}), ${url ?? noLink}, read on ${seenOn}`;
  });
  return texts.join('; ') || 'not yet sourced';
}

/** The rows for an ambulance or an emergency department that lack an outside source, or whose source says less. */
function sourceGapsText(): string[] {
  const loose = dangerIds.filter((id) => looselySourced[id] !== undefined);
  return [
    '## First: rows whose source is missing or says less',
    '',
    'Rows for an ambulance or an emergency department. Confirm the tier, or name a better source.',
    '',
    `Without an outside source: ${notYetSourced.join(', ') || 'none'}.`,
    '',
    '| Row | Tier | Sentences | What the source lacks | Source | Signed |',
    '| --- | --- | --- | --- | --- | --- |',
    ...[...notYetSourced, ...loose].map((id) =>
      rowOf([
        id,
        tierWords.tiers[dangerAt(id).tier],
        sentencesOfRow(id),
        looselySourced[id] ?? 'all',
        sourcesOf(id),
        '',
      ]),
    ),
    '',
  ];
}

/** The decisions that only a clinician can confirm, with the sentence before and the sentences now. */
function questionsText(): string[] {
  const now = (id: DangerId) => {
    const at = nightOf(id) && `, at night ${nightOf(id)}`;
    return `${id} (${tierWords.tiers[dangerAt(id).tier]}${at}): ${sentencesOfRow(id)}`;
  };
  return [
    '## Then: questions that only a clinician can answer',
    '',
    '| Question | Before | Now | Answer |',
    '| --- | --- | --- | --- |',
    ...clinicalQuestions.map(({ ask, rows, card, old = 'No row.' }) => {
      const cardText = card
        ? [`Card ${card}: ${[...firstAidWords[card].steps, firstAidWords[card].never].join(' ')}`]
        : [];
      return rowOf([ask, old, [...rows.map(now), ...cardText].join('<br>'), '']);
    }),
    '',
  ];
}

/** The box of each page: its number of lines now and before it was limited, and each of its rows to sign. */
function boxesText(pages: readonly InformationPageSource[]): string[] {
  const linesOf = ({ frontMatter: { dangers, moreDangers } }: InformationPageSource, tier: Tier) =>
    String(shownOfTier(dangers, tier, moreDangers !== undefined).length + linesOfEveryPage[tier]);
  const boxTiers = ['ambulance', 'emergency', 'today'] as const;
  return [
    '## Then: the box of each page',
    '',
    'Lines of the box now, and rows that it had before it was limited (29 November 2026).',
    '',
    `| Page | ${boxTiers.map((tier) => tierWords.tiers[tier]).join(' | ')} | Before |`,
    '| --- | ---: | ---: | ---: | --- |',
    ...pages.map((page) =>
      rowOf([
        `\`${page.frontMatter.path}\``,
        ...boxTiers.map((tier) => linesOf(page, tier)),
        formerBoxes[page.frontMatter.path]?.join(', ') ?? 'a new page',
      ]),
    ),
    '',
    `Each page has ${onEveryPage.join(', ')} besides the rows below.`,
    '',
    '| Page | Row | Tier | At night | Signed |',
    '| --- | --- | --- | --- | --- |',
    ...pages.flatMap(({ frontMatter: { path, dangers } }) =>
      dangers.map((id) => rowOf([`\`${path}\``, id, tierWords.tiers[dangerAt(id).tier], nightOf(id), ''])),
    ),
    '',
  ];
}

/** One table row for each danger, with the pages that show it and a column for the signature. */
function dangerRows(pages: readonly InformationPageSource[]): string[] {
  const every: readonly DangerId[] = onEveryPage;
  const placesOf = (id: DangerId) =>
    every.includes(id)
      ? 'every page'
      : pages
          .filter(({ frontMatter }) => frontMatter.dangers.includes(id))
          .map(({ frontMatter }) => frontMatter.path)
          .join(' ');
  return dangerIds.map((id) => {
    const { tier, concerns = 'everybody' } = dangerAt(id);
    const { sign, meanwhile = '' } = dangerWords[id];
    return rowOf([id, tierWords.tiers[tier], concerns, sign, meanwhile, sourcesOf(id), placesOf(id), '']);
  });
}

/** One table row for each danger, with its text in every locale. */
function translatedDangerRows(): string[] {
  return dangerIds.map((id) => {
    const texts = localeTags.map((locale) => {
      const { sign, meanwhile } = messagesIn(locale, dangerWords)[id];
      return meanwhile ? `${cell(sign)}<br>${cell(meanwhile)}` : cell(sign);
    });
    return `| ${id} | ${tierWords.tiers[dangerAt(id).tier]} | ${texts.join(' | ')} |`;
  });
}

/** Messages around the signs, by the heading of their table. */
const sharedMessages: Readonly<Record<string, object>> = {
  'First-aid cards': firstAidWords,
  'Urgent box': tierWords,
  'Danger boxes after a typed text': dangerBoxWords,
};

const languageNames = localeTags.map((locale) => locales[locale].englishName);

/** The sentences of a message, each with its place in it, such as `fit.steps.0`. */
function sentencesOf(message: string | object, place: readonly string[] = []): [string, string][] {
  if (typeof message === 'string') return [[place.join('.'), message]];
  return Object.entries(message).flatMap(([key, part]) => sentencesOf(part, [...place, key]));
}

/** One table row for each sentence of a message, in every locale. */
function translatedSentenceRows(message: object): string[] {
  const translations = localeTags.map((locale) => new Map(sentencesOf(messagesIn(locale, message))));
  return sentencesOf(message).map(([place]) => {
    const texts = translations.map((sentences) => cell(sentences.get(place) ?? ''));
    return `| ${place} | ${texts.join(' | ')} |`;
  });
}

/** A sheet of the page to sign: its sources, and each statement with a number or an instruction. */
function reviewSheet(page: InformationPageSource): string[] {
  const { title, path, sources, reviewerRole } = page.frontMatter;
  const listed = sources.map(({ title: name, organisation, url, noLink }, index) => {
    const where = url ?? noLink ?? 'no address';
    return `S${index + 1} ${name} (${organisation}), ${where}`;
  });
  return [
    `### ${title}, \`${path}\``,
    '',
    `${listed.join('; ')}. K: general knowledge, to be confirmed.`,
    '',
    '| Statement | Source: S… or K | Right |',
    '| --- | --- | --- |',
    ...statementsOf(page).map((statement) => `| ${cell(statement)} | | ☐ |`),
    '',
    `${reviewerRole}: ____________________ Day: ____________________`,
    '',
  ];
}

/** Returns the text of docs/clinical-review.md. */
export function clinicalReviewText(pages: readonly InformationPageSource[]): string {
  const rows = pages.map(
    ({ frontMatter: { path, title, reviewerRole, reviewedOn, nextReview, confirm = [] } }) => {
      const toConfirm = confirm.length > 0 ? confirm.map(cell).join('<br>') : 'the page as a whole';
      return `| ${cell(title)}, \`${path}\` | ${reviewerRole} | ${reviewedOn ?? 'not yet'} | ${nextReview} | ${toConfirm} |`;
    },
  );
  return [
    introduction,
    ...sourceGapsText(),
    ...questionsText(),
    ...boxesText(pages),
    '## Pages, and the points to confirm',
    '',
    '| Page | Reviewer | Reviewed | Next review by | To confirm |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '| Beside them | To confirm |',
    '| --- | --- |',
    ...Object.entries(besides).map(([what, entries]) => `| ${what} | ${entries.map(cell).join('<br>')} |`),
    '',
    readingRounds,
    '',
    '## Dangers, row by row',
    '',
    'One row of `app/content/dangers/` each: sign the tier and the words. The table is the only place in which a tier is said.',
    '',
    '| Row | Tier | Concerns | Sign | Meanwhile | Source | Pages | Signed |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...dangerRows(pages),
    '',
    '## Dangers in each language',
    '',
    'The sign and what to do meanwhile, side by side: numbers, “not”, “or” and the person must be the same in each.',
    '',
    `| Row | Tier | ${languageNames.join(' | ')} |`,
    `| --- | --- | ${localeTags.map(() => '---').join(' | ')} |`,
    ...translatedDangerRows(),
    '',
    ...Object.entries(sharedMessages).flatMap(([title, message]) => [
      `### ${title}`,
      '',
      `| Place | ${languageNames.join(' | ')} |`,
      `| --- | ${localeTags.map(() => '---').join(' | ')} |`,
      ...translatedSentenceRows(message),
      '',
    ]),
    ...firstAidSheetText(),
    '## Sheets to sign, page by page',
    '',
    'Each sentence with a number or an instruction. Write the source beside it, tick it if it is right, or correct it.',
    '',
    ...pages.flatMap(reviewSheet),
  ].join('\n');
}

if (import.meta.main) {
  writeFileSync(clinicalReviewFile, clinicalReviewText(readInformationPages()));
  console.log(`Written: ${relative(process.cwd(), clinicalReviewFile)}`);
}
