import type { ReactNode } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { Printer } from '#app/ui/icon/icons.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { appointmentPath } from './desk-paths.ts';
import { hiddenInPrint } from './print.css.ts';

/** Opens the print dialog. Without scripts, a hint names the browser's menu instead. */
export function PrintButton() {
  const hydrated = useHydrated();
  if (!hydrated) return <p>To print, use your browser’s menu.</p>;
  return (
    <Button onClick={() => window.print()}>
      <Printer size={20} aria-hidden />
      Print
    </Button>
  );
}

interface PrintedPageProps {
  /** Links beside the button. They are not printed. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
  readonly children: ReactNode;
}

/** Sheet for paper under the button that prints it. */
export const PrintedPage = ({ links, children }: PrintedPageProps) => (
  <Stack gap="5">
    <Cluster className={hiddenInPrint}>
      <PrintButton />
      {links.map(({ to, label }) => (
        <RouterButtonLink key={to} to={to} variant="secondary">
          {label}
        </RouterButtonLink>
      ))}
    </Cluster>
    {children}
  </Stack>
);

/** Link of {@link PrintedPage} to the appointment of a payment. */
export const backToAppointment = ({ appointmentId }: { readonly appointmentId: string }) => ({
  to: appointmentPath(appointmentId),
  label: 'Back to the appointment',
});
