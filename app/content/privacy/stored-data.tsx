import { useWords } from '#app/ui/locale/page-locale.ts';
import { storedDataWords } from '#messages/content/privacy/stored-data.ts';
import { PlainTable } from '../reading/reading-table.tsx';

/** Everything that this website stores about a person, in the order of the table. */
const order = [
  'pages',
  'failures',
  'doctors',
  'stories',
  'appointments',
  'payments',
  'callbacks',
  'messages',
  'bookingTries',
  'accounts',
  'sessions',
  'signInTries',
  'changes',
  'copies',
] as const satisfies readonly (keyof typeof storedDataWords.rows)[];

/** Table of everything that this website stores about a person, why, and for how long. */
export function StoredData() {
  const { label, columns, rows } = useWords(storedDataWords);
  return <PlainTable label={label} columns={columns} rows={order.map((id) => rows[id])} />;
}
