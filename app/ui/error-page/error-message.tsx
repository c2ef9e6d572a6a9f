import { documentTitle } from '#app/site/page-meta.ts';
import { CallUs } from '../contact/call-us.tsx';
import { Helplines } from '../contact/helplines.tsx';
import { Page } from '../layout/page.tsx';
import { Stack } from '../layout/stack.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import * as css from './error-message.css.ts';
import { errorWords } from './error-words.ts';
import { requestIdAttribute, useRequestId } from './request-id.ts';

/** What went wrong, in place of a page's content: within the frame, or within {@link ErrorPage}. */
export function ErrorMessage({ error }: { readonly error: unknown }) {
  const { heading, text } = errorWords(error);
  const requestId = useRequestId();
  return (
    <Page>
      <title>{documentTitle(heading)}</title>
      <meta name="robots" content="noindex" />
      <Stack gap="5" className={css.message}>
        <h1>{heading}</h1>
        <p>{text}</p>
        <CallUs />
        <section aria-labelledby="error-help">
          <Stack gap="3">
            <h2 id="error-help">If you need somebody now</h2>
            <Helplines />
          </Stack>
        </section>
        <p>
          <TextLink href="/">Go to the home page</TextLink>
        </p>
        {requestId && (
          <p className={css.reference} {...{ [requestIdAttribute]: requestId }}>
            If you write to us about this, quote the reference <code>{requestId}</code>.
          </p>
        )}
      </Stack>
    </Page>
  );
}
