import { control } from '#app/ui/field/control.css.ts';
import { PhoneTab, phoneTabs } from '#app/ui/phone-tabs/phone-tabs.tsx';
import { cellId, type Days } from './sheet.ts';
import { storedMark } from './stored-answers.ts';
import * as css from './tool-sheet.css.ts';

/** Most rows of full height that fit on a page of paper. */
const tallRows = 10;

interface DayCardsProps extends Pick<Days, 'id' | 'days' | 'columns'> {
  /** Id of the day that is open on a phone. */
  readonly openDay: string | undefined;
  /** Rows of all tables of the sheet, which share a page of paper. */
  readonly rowsOnSheet: number;
}

/** A card for each day, of which a phone shows one. On paper it is a table to write in. */
export function DayCards({ id: group, days, columns, rowsOnSheet, openDay }: DayCardsProps) {
  const height = rowsOnSheet > tallRows ? css.short : css.tall;
  return (
    <div className={`${css.days} ${height} ${phoneTabs}`}>
      <div className={css.columns} aria-hidden>
        <span />
        {columns.map(({ id, name }) => (
          <strong key={id}>{name}</strong>
        ))}
      </div>
      {days.map((day) => (
        <PhoneTab
          key={day.id}
          id={day.id}
          group={group}
          isOpen={day.id === openDay}
          name={
            <strong className={css.dayName}>
              <span id={`${day.id}-name`} className={css.longName}>
                {day.name}
              </span>
              <span className={css.shortName} aria-hidden>
                {day.shortName}
              </span>
            </strong>
          }
        >
          <fieldset className={css.day} aria-labelledby={`${day.id}-name`}>
            {columns.map(({ id, name, inputMode }) => (
              <label key={id} className={css.cell}>
                <span>{name}</span>
                <input
                  type="text"
                  id={cellId(day.id, id)}
                  className={control}
                  inputMode={inputMode}
                  autoComplete="off"
                  placeholder=" "
                  {...{ [storedMark]: '' }}
                />
              </label>
            ))}
          </fieldset>
        </PhoneTab>
      ))}
    </div>
  );
}
