import type { ReactNode } from 'react';
import { appointmentPath } from '#app/navigation/navigation.ts';
import { Button } from '#app/ui/button/button.tsx';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { ownAppointmentWords } from '#messages/appointments/own-appointment.ts';
import type { LookupKeys } from '../own-appointment.server.ts';

interface OwnFormProps {
  readonly keys: LookupKeys;
  /** Further hidden fields. */
  readonly also?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** Form of the page, which finds the appointment again by its keys. */
export function OwnForm({ keys, also = {}, children }: OwnFormProps) {
  const { pathTo } = usePageLocale();
  return (
    <form action={pathTo(appointmentPath)} method="post" className={page.form}>
      <HiddenFields values={{ ...keys, ...also }} />
      {children}
    </form>
  );
}

/** Buttons that submit the same keys. */
export const OwnButtons = ({ children, ...form }: OwnFormProps) => (
  <OwnForm {...form}>
    <div className={page.buttons}>{children}</div>
  </OwnForm>
);

/** Button that leaves the appointment as it is. */
export function Keep() {
  return (
    <Button type="submit" variant="secondary">
      {useWords(ownAppointmentWords).keep}
    </Button>
  );
}
