import { Form } from 'react-router';
import * as css from '#app/hospital/parts/hospital.css.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { SectionPage } from './hospital-page.server.ts';

/** Shows the history of a section: who changed it, when, and the old values. */
export function SectionChanges({
  changes,
  undoAt,
}: Pick<SectionPage, 'changes'> & {
  /** Path that takes back the last change; without it there is no button. */
  readonly undoAt?: string;
}) {
  const [last] = changes;
  if (!last)
    return (
      <p className={css.soft}>Nobody has saved this section yet: the website shows what it started with.</p>
    );
  return (
    <details className={css.folded}>
      <summary className={css.summary}>{`Changed last by ${last.by}, ${last.at}`}</summary>
      <ol role="list" className={css.changes}>
        {changes.map(({ version, by, at, fields }) => (
          <li key={version} className={css.change}>
            <strong>{`${by}, ${at}`}</strong>
            {fields.length === 0 && <span>Confirmed as it was</span>}
            {undoAt && version === last.version && fields.length > 0 && (
              <Form method="post" action={undoAt}>
                <input type="hidden" name="version" value={version} />
                <Button type="submit" size="small" variant="secondary">
                  Take this change back
                </Button>
              </Form>
            )}
            {fields.map(({ label, from, to }) => (
              <div key={label} className={css.text}>
                <span className={css.soft}>{`${label}: `}</span>
                <del>{from || 'nothing'}</del>
                {' → '}
                <ins>{to || 'nothing'}</ins>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}
