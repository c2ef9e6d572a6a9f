/** Lines of a bill besides the consultation. Safe for the browser. */
import { type Locale, otherLocales } from '#app/languages/locales.ts';
import { formatMoney, type Paise, paise, sumOf, zeroPaise } from '#app/money/money.ts';

/** Kinds of the lines that staff add to a bill. The list will grow, so the table has no CHECK (decision 0118). */
export const addedLineKinds = ['session', 'pack', 'test', 'room', 'deposit'] as const;
export type AddedLineKind = (typeof addedLineKinds)[number];

/** The consultation is a line without a row: its fee, discount and reductions are in the bill. */
export const consultation = 'consultation';
export const lineKinds = [consultation, ...addedLineKinds] as const;
export type LineKind = (typeof lineKinds)[number];

export const lineKindLabels: Readonly<Record<LineKind, string>> = {
  consultation: 'Consultation',
  session: 'Therapy session',
  pack: 'Pack of sessions',
  test: 'Test',
  room: 'Room',
  deposit: 'Deposit',
};

/** Most sessions, tests or days in one line. */
export const mostQuantity = 99;

/** A line as it stands on the bill. Label and amount are copies of the day on which it was added. */
export interface BillLine {
  readonly id: string;
  readonly kind: AddedLineKind;
  readonly label: string;
  /** Names in the other locales, as the hospital had entered them on that day. */
  readonly translations: Readonly<Partial<Record<Locale, string>>>;
  readonly quantity: number;
  readonly unitPaise: Paise;
  /** Sessions in one pack; null for other kinds. */
  readonly sessions: number | null;
  readonly discountPaise: Paise;
  readonly discountReason: string | null;
  /** Part that is no longer owed, because refunds lowered it or a deposit was set against the room. */
  readonly reductionPaise: Paise;
  /** Payments for it, minus refunds and what was moved to a room. */
  readonly paidPaise: Paise;
}

export const linePaise = ({ quantity, unitPaise }: Pick<BillLine, 'quantity' | 'unitPaise'>): Paise =>
  paise(quantity * unitPaise);

/** The amount of a line after its discount and what refunds took off it. */
export const owedPaise = (
  line: Pick<BillLine, 'quantity' | 'unitPaise' | 'discountPaise' | 'reductionPaise'>,
): Paise => paise(linePaise(line) - line.discountPaise - line.reductionPaise);

/** The amount of a line that is still to be paid. */
export const openPaise = (line: BillLine): Paise => paise(owedPaise(line) - line.paidPaise);

/**
 * The part of the deposits that is to be given back: what is left after they were set against the rooms. Zero while a room is still to
 * be paid, and before anything was set against, because the hospital then holds the whole deposit.
 */
export function depositRestPaise(lines: readonly BillLine[]): Paise {
  const rooms = lines.filter(({ kind }) => kind === 'room');
  const isSettled = rooms.length > 0 && rooms.every((room) => openPaise(room) <= 0);
  const deposits = lines.filter(({ kind, reductionPaise }) => kind === 'deposit' && reductionPaise > 0);
  return isSettled ? sumOf(deposits.map(({ paidPaise }) => paidPaise)) : zeroPaise;
}

/** The name of a line in a locale, or in English if it had no translation on the day on which it was added. */
export const lineLabelIn = (
  { label, translations }: Pick<BillLine, 'label' | 'translations'>,
  locale: Locale,
): string => translations[locale] ?? label;

/** A line for staff: its name with what it is, such as 'Psychotherapy, pack of 6'. */
export function lineText({ kind, label, sessions }: Pick<BillLine, 'kind' | 'label' | 'sessions'>): string {
  if (kind === 'pack') return `${label}, pack of ${sessions}`;
  return kind === 'session' ? `${label}, session` : label;
}

/** How many, and the amount of one: '2 × ₹1,800'. Empty for one. */
export const quantityText = ({ quantity, unitPaise }: Pick<BillLine, 'quantity' | 'unitPaise'>): string =>
  quantity === 1 ? '' : `${quantity} × ${formatMoney(unitPaise)}`;

/** The translations of a price that a line copies. */
export const translationsOf = (
  nameIn: (locale: Locale) => string | null | undefined,
): BillLine['translations'] =>
  Object.fromEntries(
    otherLocales.flatMap((locale) => {
      const name = nameIn(locale);
      return name ? [[locale, name]] : [];
    }),
  );

/** The part of a payment that was for a line. */
export interface PaidLine
  extends Pick<
    BillLine,
    'id' | 'kind' | 'label' | 'translations' | 'quantity' | 'unitPaise' | 'sessions' | 'discountPaise'
  > {
  /** Part of this payment for the line. */
  readonly amountPaise: Paise;
  /** The rest of it after refunds, and after a deposit was set against the room. */
  readonly leftPaise: Paise;
}

/** A pack of which visits use sessions. */
export interface OpenPack {
  readonly lineId: string;
  /** Visit on whose bill the pack is. */
  readonly boughtAt: string;
  readonly label: string;
  /** Sessions of the whole line. */
  readonly sessions: number;
  /** Visits that used a session. */
  readonly usedBy: readonly string[];
  /** False only for a pack on the bill of the visit itself, which may use a session before it is paid. */
  readonly isPaid: boolean;
}

export const billMessages = {
  what: 'Choose from the list what is charged.',
  severalMatch: (names: readonly string[]) => `More than one price matches: ${names.join('; ')}. Choose one.`,
  quantity: `Enter how many, from 1 to ${mostQuantity}.`,
  deposit: 'Enter the deposit in rupees, such as 10,000.',
  notOwed: 'Nothing can be added to the bill of a visit that is cancelled or was missed.',
  lineGone: 'There is no such line on this bill.',
  noDiscount: 'A deposit has no discount.',
  linePaid: 'This line is paid. Give the money back instead.',
  lineUsed: 'A session of this pack is used. Put the session back first.',
  noSession: 'No session of this pack can be used for this visit. Look at the bill.',
  notSession: 'This visit used no session of a pack.',
  nothingToSetAgainst: 'There is no paid deposit and open room on this bill.',
} as const;
