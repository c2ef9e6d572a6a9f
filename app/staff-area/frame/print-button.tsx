import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { Printer } from '#app/ui/icon/icons.ts';

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
