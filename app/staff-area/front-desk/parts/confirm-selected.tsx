import { Form } from 'react-router';
import { slotLabel } from '#app/time/slots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { confirmSelectedPath } from '../../frame/desk-paths.ts';
import { selectedField } from '../confirm-selected.ts';
import type { DeskEntry } from '../desk-board.ts';
import * as css from './desk.css.ts';

/** Id of the form. The checkboxes are outside of it, because each row of the list has forms of its own. */
const formId = 'confirm-selected';

/** Checkbox of a row. */
export const SelectVisit = ({ entry: { id, minute, patientName } }: { readonly entry: DeskEntry }) => (
  <Checkbox
    form={formId}
    name={selectedField}
    value={id}
    id={`select-${id}`}
    label="Select"
    aria-label={`Select ${patientName}, ${slotLabel(minute)}`}
  />
);

/** Form of the checkboxes, after the list. In a wide window its button stays in sight. */
export const ConfirmSelected = () => (
  <Form id={formId} method="post" action={confirmSelectedPath} className={css.formEnd}>
    <Button type="submit">Confirm the selected</Button>
  </Form>
);
