import { HomeLink } from '../header/logo.tsx';
import { Page } from '../layout/page.tsx';
import { top } from './error-message.css.ts';
import { ErrorMessage } from './error-message.tsx';

/** A whole page about a failure, where there is no frame round it. It needs nothing from any loader. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <>
      <header>
        <Page>
          <div className={top}>
            <HomeLink />
          </div>
        </Page>
      </header>
      <main id="content" tabIndex={-1}>
        <ErrorMessage error={error} />
      </main>
    </>
  );
}
