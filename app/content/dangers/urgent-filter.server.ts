import { localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { type SearchQuery, tells, wordsOf } from '#app/typed-text/queries/search-query.ts';
import { likeness, type WordSound, wordSound } from '#app/typed-text/queries/word-sounds.ts';
import { folded } from '#app/typed-text/spelling/folded-spelling.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { urgentWords } from '#messages/content/dangers/urgent-page.ts';
import type { DangerId } from './danger-table.ts';
import { urgentGroups } from './urgent-groups.ts';

interface KnownWord {
  readonly plain: string;
  readonly stem: string;
  readonly sound: WordSound;
  readonly rows: Set<DangerId>;
}

/** Least likeness of two spellings of one word. The inflections of a verb or a noun have 0.91. */
const leastLikeness = 0.9;
/** Least letters of a word whose beginning is enough, as in `breath` for `breathing`. */
const leastBeginning = 4;

let vocabulary: readonly KnownWord[] | undefined;

/** Words of all urgent rows and of their groups, in every locale: somebody may type Hindi in Latin letters on an English page. */
function wordsOfRows(): readonly KnownWord[] {
  if (vocabulary) return vocabulary;
  const known = new Map<string, KnownWord>();
  for (const locale of localeTags) {
    const texts = messagesIn(locale, dangerWords);
    const { groups } = messagesIn(locale, urgentWords);
    for (const { id: group, rows } of urgentGroups) {
      for (const id of rows) {
        for (const word of wordsOf(`${groups[group]} ${texts[id].sign} ${texts[id].meanwhile ?? ''}`)) {
          const plain = folded(word);
          if (plain.length < 2 || !tells(plain)) continue;
          const entry = known.get(plain) ?? {
            plain,
            stem: stemOf(plain),
            sound: wordSound(word),
            rows: new Set<DangerId>(),
          };
          entry.rows.add(id);
          known.set(plain, entry);
        }
      }
    }
  }
  vocabulary = [...known.values()];
  return vocabulary;
}

/** A word without the endings of English verbs and nouns: `choking`, `chokes` and `choke` are `chok`. */
const stemOf = (plain: string) => plain.replace(/(?<=[a-z]{3})(?:ing|ed|es|e|s)$/, '');

const beginsAlike = (one: string, other: string) =>
  Math.min(one.length, other.length) >= leastBeginning && (one.startsWith(other) || other.startsWith(one));

function rowsWith(word: string): Set<DangerId> {
  const plain = folded(word);
  const sound = wordSound(word);
  const stem = stemOf(plain);
  return new Set(
    wordsOfRows()
      .filter(
        (known) =>
          known.stem === stem ||
          beginsAlike(known.plain, plain) ||
          likeness(known.sound, sound) >= leastLikeness,
      )
      .flatMap(({ rows }) => [...rows]),
  );
}

/**
 * Finds the urgent rows that have the most words of a query, in any spelling, script and language of the site.
 *
 * @returns no rows if no row has a word of the query
 */
export function urgentRowsFor({ words }: Pick<SearchQuery, 'words'>): ReadonlySet<DangerId> {
  const counts = new Map<DangerId, number>();
  for (const word of words) for (const id of rowsWith(word)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return new Set([...counts].filter(([, count]) => count === most).map(([id]) => id));
}
