/**
 * Copies the facts entered on the staff page Hospital to the database of the public site before it opens. A site
 * that is not open has no staff area, so the hospital enters its facts in the staging copy or on this machine.
 *
 *   npm run facts:carry -- --from staging
 *   npm run facts:carry -- --from here
 *
 * Sections already saved on the public site are not overwritten (decision 0026).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { savedFactsQuery } from '#app/hospital/hospital.queries.server.ts';
import { findSection } from '#app/hospital/sections.server.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { parseRows, queryDatabase } from './launch-check/query-database.ts';

const root = join(import.meta.dirname, '..');

/** A row of `hospital_facts`. `texts` is JSON. */
interface SavedRow {
  readonly section: string;
  readonly texts: string;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Whether a section can be copied. Photographs are uploaded again, because their files are in this site's R2 bucket. */
const isCarried = ({ section }: SavedRow) => findSection(section)?.hasPictures !== true;

/** SQL that inserts each section that is not saved yet, with its history. Wrangler accepts no bound parameters. */
export function copyFactsStatements(rows: readonly SavedRow[], now: Date): string {
  return rows
    .filter(isCarried)
    .flatMap(({ section: id, texts }) => {
      const section = findSection(id);
      if (!section) return [];
      const before = JSON.stringify(section.textsOf(defaultFacts));
      const isNew = `where not exists (select 1 from hospital_facts where section = ${quoted(id)})`;
      return [
        `insert into hospital_fact_changes (id, section, version, texts_before, texts_after, changed_at)
select ${[crypto.randomUUID(), id].map(quoted).join(', ')}, 1, ${quoted(before)}, ${quoted(texts)}, ${now.getTime()} ${isNew};`,
        `insert into hospital_facts (section, texts, version, changed_at)
select ${quoted(id)}, ${quoted(texts)}, 1, ${now.getTime()} ${isNew};`,
      ];
    })
    .join('\n');
}

function wrangler(parameters: readonly string[], stdout: 'pipe' | 'inherit' = 'inherit'): string {
  const done = spawnSync('wrangler', [...parameters, '--config', 'wrangler.toml'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['inherit', stdout, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) throw new Error(`wrangler ${parameters.slice(0, 3).join(' ')} failed.`);
  return done.stdout ?? '';
}

async function readRows(from: string): Promise<readonly SavedRow[]> {
  const rows =
    from === 'staging'
      ? parseRows<SavedRow>(
          wrangler(
            [
              ...['d1', 'execute', 'hospital-staging', '--remote', '--env', 'staging', '--json'],
              ...['--command', savedFactsQuery],
            ],
            'pipe',
          ),
        )
      : await queryDatabase<SavedRow>({ databaseId: undefined }, savedFactsQuery);
  if (!rows || 'unknown' in rows) throw new Error(`Cannot read the facts: ${rows?.unknown ?? 'no answer'}.`);
  return rows;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const { from = '' } = values;
  if (!['staging', 'here'].includes(from)) throw new Error('Choose a source: --from staging or --from here');
  const rows = await readRows(from);
  if (rows.length === 0) throw new Error('No section has been saved there yet.');
  wrangler(['d1', 'migrations', 'apply', 'hospital', '--remote']);
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  try {
    const file = join(folder, 'facts.sql');
    writeFileSync(file, copyFactsStatements(rows, new Date()), { mode: 0o600 });
    wrangler(['d1', 'execute', 'hospital', '--remote', '--yes', '--file', file]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(
    `Copied ${rows.filter(isCarried).length} sections. Run npm run launch-check to see what is missing. Upload photographs on the site itself.`,
  );
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
