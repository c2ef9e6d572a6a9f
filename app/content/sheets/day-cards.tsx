import { control } from '#app/ui/field/control.css.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { toolSheetWords } from '#messages/content/sheets/tool-sheet.ts';
import { cellId, type Days } from './sheet.ts';
import { storedMark } from './stored-answers.ts';
import * as css from './tool-sheet.css.ts';

/** Most rows of full height that fit on a page of paper. */
const tallRows = 10;

/** A card for each day. On paper it is a table to write in. */
export function DayCards({ days, columns }: Pick<Days, 'days' | 'columns'>) {
  const height = days.length > tallRows ? css.short : css.tall;
  return (
    <div className={`${css.days} ${height}`}>
      <div className={css.columns} aria-hidden>
        <strong>{useWords(toolSheetWords).day}</strong>
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
