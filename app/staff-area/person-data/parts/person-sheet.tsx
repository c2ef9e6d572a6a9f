import { Stack } from '#app/ui/layout/stack.tsx';
import type { PersonSheet as PersonSheetView } from '../person-sheet.ts';
import * as css from './person-sheet.css.ts';

interface PersonSheetProps {
  readonly sheet: PersonSheetView;
  /** Time of the export, already formatted. */
  readonly madeAt: string;
  readonly hospital: string;
}

/** All data of a person on paper, for people who cannot open a file. */
export const PersonSheet = ({ sheet: { phone, sections }, madeAt, hospital }: PersonSheetProps) => (
  <article className={css.sheet}>
    <div>
      <h1>{`Kept under ${phone}`}</h1>
      <p>{`${hospital}, ${madeAt}`}</p>
    </div>
    {sections.length === 0 && <p>Nothing is kept under this number.</p>}
    {sections.map(({ title, records }) => (
      <Stack key={title} as="section" gap="2">
        <h2>{title}</h2>
        {records.map((lines) => (
          <dl key={lines.map(({ text }) => text).join()} className={css.record}>
            {lines.map(({ label, text }) => (
              <Line key={label} label={label} text={text} />
            ))}
          </dl>
        ))}
      </Stack>
    ))}
  </article>
);

const Line = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </>
);
