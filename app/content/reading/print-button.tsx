import { Button } from '#app/ui/button/button.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import { printWords } from '#messages/content/reading/print-button.ts';
import * as css from './print-button.css.ts';
import printScript from './print-button.script.ts?script';

/** Button that prints the page. Without scripts, a text explains how to print. */
export function PrintButton({ children }: { readonly children: string }) {
  return (
    <>
      <span className={css.printButton}>
        <Button type="button" variant="secondary">
          {children}
        </Button>
        <InlineScript code={printScript} />
      </span>
      <p className={css.printWords}>{useWords(printWords).withoutScripts}</p>
    </>
  );
}
