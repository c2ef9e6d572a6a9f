import { defaultLocale, type Locale, locales, otherLocales } from '#app/languages/locales.ts';
import { FieldError } from '#app/ui/field/field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { over } from '#app/ui/row-order/row-order.css.ts';
import { RowHandle, RowMoveButton } from '#app/ui/row-order/row-order.tsx';
import { orderRow, type RowMove } from '#app/ui/row-order/use-row-drag.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { localizedPart, type PriceRow, priceInputName } from '../price-rows.ts';
import * as css from './price-table.css.ts';
import { useTranslationMark } from './translation-marks.ts';

interface PriceFieldsRowProps {
  readonly field: string;
  /** Stays when the row moves. */
  readonly rowKey: string;
  /** Number of the row in the names of its inputs. */
  readonly number: string;
  readonly row: PriceRow;
  readonly isNew: boolean;
  /** Whether a row of the table was moved here: the numbers then say the order, and no typed place counts. */
  readonly hasMoved: boolean;
  readonly isOver: boolean;
  /** Null without scripts. */
  readonly language: Locale | null;
  readonly error?: string;
  readonly onMove: (how: RowMove) => void;
}

/** Row of a price: place, name and amount, and the rest in a fold. The tab of another language shows its texts only. */
export function PriceFieldsRow(props: PriceFieldsRowProps) {
  const { field, rowKey, number, row, isNew, hasMoved, isOver, language, error, onMove } = props;
  const hydrated = useHydrated();
  const markOf = useTranslationMark();
  const { id = '', nextFrom = '', nextAmount = '' } = row;
  const name = (part: string) => priceInputName(field, number, part);
  const control = (part: string) => ({
    id: name(part),
    name: name(part),
    defaultValue: row[part] ?? '',
    marksOptional: false,
    autoComplete: 'off',
  });
  const isTranslating = language !== null && language !== defaultLocale;
  const isLocaleOpen = (locale: Locale) => language === null || language === locale;
  /** A text of the row in the other locales. */
  const translations = (part: 'name' | 'includes', labelIn: (language: string) => string) =>
    otherLocales.map((locale) => (
      <div key={locale} hidden={!isLocaleOpen(locale)} className={part === 'name' ? css.whole : undefined}>
        <TextField
          {...control(localizedPart(part, locale))}
          {...markOf(name(localizedPart(part, locale)))}
          label={labelIn(locales[locale].englishName)}
          lang={locale}
        />
      </div>
    ));
  // The place of an unchanged row is its number.
  const ownPlace = isNew ? '' : number;
  const place = hasMoved ? ownPlace : (row.place ?? ownPlace);
  return (
    <tr
      aria-label={isNew ? `Row ${number}: a new price` : `Row ${number}`}
      className={isOver ? `${css.row} ${over}` : css.row}
      {...orderRow(rowKey)}
    >
      <td className={css.place}>
        <input type="hidden" name={name('id')} value={id} />
        {hydrated ? (
          <>
            <input type="hidden" name={name('place')} value={place} />
            {!isTranslating && <RowHandle id={name('handle')} describedBy={name('name')} />}
            <span>{number}</span>
          </>
        ) : (
          <TextField {...control('place')} label="Place" inputMode="numeric" defaultValue={place} />
        )}
      </td>
      <td className={css.texts}>
        <TextField {...control('name')} label="Name" readOnly={isTranslating} />
        <details className={css.more} open={isTranslating || Boolean(error) || undefined}>
          <summary className={css.summary} hidden={isTranslating}>
            More<VisuallyHidden> of row {number}: contents, other languages, a later change</VisuallyHidden>
          </summary>
          <div className={isTranslating ? css.translated : css.parts}>
            {translations('name', (english) => `Name in ${english}`)}
            <TextField {...control('includes')} label="What it includes" readOnly={isTranslating} />
            {translations('includes', (english) => `What it includes, in ${english}`)}
            <div className={css.later} hidden={isTranslating}>
              <TextField {...control('nextAmount')} label="Rupees later" inputMode="decimal" />
              <TextField {...control('nextFrom')} label="Valid from" type="date" />
            </div>
          </div>
        </details>
        {nextFrom !== '' && !isTranslating && (
          <p className={css.note}>{`Changes to ₹${nextAmount} on ${nextFrom}`}</p>
        )}
        {error && (
          <div className={css.note}>
            <FieldError id={field}>{error}</FieldError>
          </div>
        )}
      </td>
      <td className={css.amount} hidden={isTranslating}>
        <div className={css.rupees}>
          <span aria-hidden>₹</span>
          <TextField {...control('amount')} label="Rupees" inputMode="decimal" />
        </div>
      </td>
      {hydrated && !isTranslating && (
        <td className={css.moves}>
          {(['up', 'down'] as const).map((how) => (
            <RowMoveButton
              key={how}
              id={name(how)}
              move={how}
              aria-describedby={name('name')}
              onClick={() => onMove(how)}
            />
          ))}
        </td>
      )}
    </tr>
  );
}
