/**
 * `npm run translate -- export hi FILE.csv` writes the messages of a locale that are not translated, or whose English text has changed since, and
 * `npm run translate -- import hi FILE.csv` reads the translations back. The format is CSV, because every spreadsheet opens it and a translator needs no
 * other program.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { defaultLocale, type Locale, otherLocales } from '#app/languages/locales.ts';
import { root } from '../testing/command.ts';
import type { MessageText } from './message-texts.ts';
import {
  type Confirmed,
  type ModuleSources,
  rowsToTranslate,
  type TranslationRow,
  withTranslations,
} from './translations.ts';

const columns = ['key', 'english', 'place', 'reason', 'present', 'translation'] as const;

const folderOf = (locale: Locale) => `app/languages/${locale}`;
const confirmedFile = (locale: Locale) => join(root, folderOf(locale), 'confirmed-translations.json');
const readConfirmed = (locale: Locale): Confirmed =>
  existsSync(confirmedFile(locale)) ? JSON.parse(readFileSync(confirmedFile(locale), 'utf8')) : {};

/** The modules of messages in both languages. */
function modulesOf(locale: Locale): readonly ModuleSources[] {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  return globSync('*/**/*.{ts,tsx}', { cwd: join(root, folderOf(defaultLocale)) })
    .filter((file) => !file.includes('.test.'))
    .sort()
    .map((file) => ({
      file,
      english: read(join(root, folderOf(defaultLocale), file)) ?? '',
      own: read(join(root, folderOf(locale), file)),
    }));
}

/** Returns the time of the last change of each line of a file, in seconds. Empty without the history of git. */
function timesOfLines(file: string): readonly number[] {
  try {
    const blame = execFileSync('git', ['blame', '-w', '--line-porcelain', '--', file], {
      ...{ cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...blame.matchAll(/^committer-time (\d+)$/gm)].map(([, seconds]) => Number(seconds));
  } catch {
    return [];
  }
}

const lastChange = (times: readonly number[], { line, lastLine }: MessageText) =>
  Math.max(0, ...times.slice(line - 1, lastLine));

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

function exportTo(locale: Locale, target: string): void {
  const confirmed = readConfirmed(locale);
  const rows = modulesOf(locale).flatMap((sources) => {
    const [english, own] = ([defaultLocale, locale] as const).map((tag) =>
      timesOfLines(`${folderOf(tag)}/${sources.file}`),
    );
    return rowsToTranslate(
      sources,
      confirmed,
      (text, translated) => lastChange(english ?? [], text) > lastChange(own ?? [], translated),
    );
  });
  const lines = [columns.map(quoted), ...rows.map((row) => columns.map((column) => quoted(row[column])))];
  // The mark at the start tells Excel that the file is in UTF-8.
  writeFileSync(target, `\ufeff${lines.map((line) => line.join(',')).join('\r\n')}\r\n`);
  const count = (reason: TranslationRow['reason']) => rows.filter((row) => row.reason === reason).length;
  console.log(
    `${target}: ${count('new')} new, ${count('changed')} changed, ${count('needs an engineer')} for an engineer.`,
  );
}

function importFrom(locale: Locale, source: string): void {
  const rows: readonly TranslationRow[] = parse(readFileSync(source), {
    ...{ bom: true, columns: true, skip_empty_lines: true },
  });
  const filled = rows.filter(({ translation }) => translation !== '');
  const fileOf = ({ key }: TranslationRow) => key.split('#')[0] ?? '';
  const modules = new Map(modulesOf(locale).map((sources) => [sources.file, sources]));
  const unknown = filled.filter((row) => !modules.has(fileOf(row)));
  const read = [...Map.groupBy(filled, fileOf)].flatMap(([file, own]) => {
    const sources = modules.get(file);
    return sources ? [{ file, sources, result: withTranslations(locale, sources, own) }] : [];
  });
  const faults = [
    ...unknown.map(({ key }) => `${key}: there is no such text`),
    ...read.flatMap(({ result }) => result.faults),
  ];
  if (faults.length > 0) {
    console.error(`Nothing was imported:\n${faults.join('\n')}`);
    process.exitCode = 1;
    return;
  }
  const changed = read.filter(({ sources, result }) => result.own !== sources.own);
  for (const { file, result } of changed) writeFileSync(join(root, folderOf(locale), file), result.own);
  const confirmed = Object.assign({}, readConfirmed(locale), ...read.map(({ result }) => result.confirmed));
  const entries = Object.entries(confirmed).sort(([one], [other]) => one.localeCompare(other));
  if (entries.length > 0)
    writeFileSync(confirmedFile(locale), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  console.log(
    `Imported ${filled.length} translations into ${changed.length} modules. Run npm run check now.`,
  );
}

const [command, locale, file] = process.argv.slice(2);
const isLocale = otherLocales.some((one) => one === locale);
if (command === 'export' && isLocale && file) exportTo(locale as Locale, file);
else if (command === 'import' && isLocale && file) importFrom(locale as Locale, file);
else {
  console.error(`npm run translate -- export|import ${otherLocales.join('|')} FILE.csv`);
  process.exitCode = 1;
}
