import { Form, Link } from 'react-router';
import { longDate } from '#app/time/long-date.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { errorsOf, LinkedErrors, useFocusFirstError } from '#app/ui/form/linked-errors.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import * as css from './hospital.css.ts';

/** A group of pages with their review days; null for a page without a review. */
interface ReviewedGroup {
  readonly title: string;
  readonly pages: readonly {
    readonly path: string;
    readonly title: string;
    readonly reviewedOn: string | null;
  }[];
}

export interface SubmittedReviewMarks {
  readonly paths: readonly string[];
  readonly day: string;
}

const pageId = (path: string) => `page${path}`;

interface PageReviewsFormProps {
  readonly groups: readonly ReviewedGroup[];
  /** Ticks all pages that are not reviewed. */
  readonly ticksOpen: boolean;
  readonly today: string;
  readonly refused?: RefusedForm<SubmittedReviewMarks>;
}

/** Form that marks several information pages as reviewed. */
export function PageReviewsForm({ groups, ticksOpen, today, refused }: PageReviewsFormProps) {
  const busy = useSubmitting();
  const values = refused?.values;
  const [firstPage] = groups.flatMap(({ pages }) => pages);
  const linked = errorsOf(
    [
      ['page', 'Pages', firstPage && pageId(firstPage.path)],
      ['day', 'Reviewed on'],
    ],
    refused?.errors ?? {},
  );
  useFocusFirstError(refused, linked);
  return (
    <Form method="post" noValidate preventScrollReset>
      <Stack gap="4">
        <LinkedErrors refused={refused} errors={linked} />
        <p>
          <Link to="?tick=open" preventScrollReset className={textLink}>
            Tick all that are not reviewed
          </Link>
        </p>
        {groups.map(({ title, pages }) => (
          <fieldset key={title} className={css.pages}>
            <legend className={css.clinic}>{title}</legend>
            {pages.map(({ path, title: page, reviewedOn }) => (
              <Checkbox
                // A new key remounts the checkbox, so that `defaultChecked` applies after a save or after
                // “Tick all”.
                key={`${path} ${reviewedOn} ${ticksOpen}`}
                id={pageId(path)}
                name="page"
                value={path}
                label={page}
                hint={reviewedOn === null ? 'Not reviewed' : `Reviewed on ${longDate(reviewedOn)}`}
                defaultChecked={values ? values.paths.includes(path) : ticksOpen && reviewedOn === null}
              />
            ))}
          </fieldset>
        ))}
        <div className={css.marks}>
          <TextField
            name="day"
            type="date"
            label="Reviewed on"
            marksOptional={false}
            max={today}
            defaultValue={values?.day ?? today}
            error={refused?.errors.day}
          />
          <Button type="submit" name="intent" value="mark" busy={busy}>
            Mark the ticked pages
          </Button>
          <Button type="submit" name="intent" value="take-back" variant="secondary" busy={busy}>
            Take their marks back
          </Button>
          {refused && <ActionError>{refused.errors.page ?? refused.message}</ActionError>}
        </div>
      </Stack>
    </Form>
  );
}
