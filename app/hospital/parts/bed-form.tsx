import { Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { bedStates, nothingSaid } from '../bed-states.ts';
import { bedsPath } from '../hospital-paths.ts';
import * as css from './hospital.css.ts';

interface BedFormProps {
  /** Present text of the website, such as 'A bed is free (29 November 2026, 4:00 PM)'. */
  readonly said: string;
}

/** One button for each statement about the beds. A press says it, with the time of the press. */
export function BedForm({ said }: BedFormProps) {
  return (
    <Form method="post" action={bedsPath} className={css.panel}>
      <p>
        <strong>The website says: </strong>
        {said}
      </p>
      <Cluster>
        {bedStates.map(({ value, label }) => (
          <Button key={value} type="submit" name="state" value={value} size="small">
            {label}
          </Button>
        ))}
        <Button type="submit" name="state" value={nothingSaid} size="small" variant="secondary">
          Ring us
        </Button>
      </Cluster>
    </Form>
  );
}
