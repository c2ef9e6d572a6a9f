import { control } from '#app/ui/field/control.css.ts';
import { cellId, type Days } from './sheet.ts';
import { storedMark } from './stored-answers.ts';
import * as css from './tool-sheet.css.ts';

/** Most rows of full height that fit on a page of paper. */
const tallRows = 10;

interface DayCardsProps extends Pick<Days, 'days' | 'columns'> {
  /** Rows of all tables of the sheet, which share a page of paper. */
  readonly rowsOnSheet: number;
}

/** A card for each day. On paper it is a table to write in. */
export function DayCards({ days, columns, rowsOnSheet }: DayCardsProps) {
  const height = rowsOnSheet > tallRows ? css.short : css.tall;
  return (
    <div className={`${css.days} ${height}`}>
      <div className={css.columns} aria-hidden>
        <span />
        {columns.map(({ id, name }) => (
          <strong key={id}>{name}</strong>
        ))}
      </div>
      {days.map((day) => (
        <fieldset key={day.id} className={css.day} aria-labelledby={`${day.id}-name`}>
          <strong id={`${day.id}-name`} className={css.dayName}>
            {day.name}
          </strong>
          {columns.map(({ id, name }) => (
            <label key={id} className={css.cell}>
              <span>{name}</span>
              <input
                type="text"
                id={cellId(day.id, id)}
                className={control}
                autoComplete="off"
                {...{ [storedMark]: '' }}
              />
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
