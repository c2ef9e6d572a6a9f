import { Button } from '#app/ui/button/button.tsx';
import { useWords } from '#app/ui/language/edition.ts';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import * as css from './print-button.css.ts';
import { printWords } from './print-button.words.ts';

/**
 * Printing needs a script, and a page that prints has no React. All scripts of such a page may be 1 KB, most of it the menus', so
 * this one finds the button in the shortest way: browsers make an element's id a global variable.
 */
const printButtonId = 'printer';
const printScript = `${printButtonId}.onclick=()=>print()`;

/** Prints the page; without scripts it says how to. Once a page. */
export function PrintButton({ children }: { readonly children: string }) {
  return (
    <>
      <span className={css.printButton}>
        <Button type="button" variant="secondary" id={printButtonId}>
          {children}
        </Button>
        <InlineScript code={printScript} />
      </span>
      <p className={css.printWords}>{useWords(printWords).withoutScripts}</p>
    </>
  );
}
