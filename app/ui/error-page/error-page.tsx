import { hospitalNameIn } from '#app/hospital-facts/name-and-place.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { documentTitle } from '#app/page-meta/page-meta.ts';
import { failureWords } from '#messages/ui/error-page/failure.ts';
import { CallButtons } from '../contact/call-buttons.tsx';
import { HelplinesSection } from '../contact/helplines.tsx';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { HomeLink } from '../header/logo.tsx';
import { Page } from '../layout/page.tsx';
import { Stack } from '../layout/stack.tsx';
import { EnglishText } from '../locale/english-text.tsx';
import { usePageLocale } from '../locale/page-locale.ts';
import { TextLink } from '../text-link/text-link.tsx';
import * as css from './error-page.css.ts';
import { errorWords } from './error-words.ts';
import { requestIdAttribute, useRequestId } from './request-id.ts';

/** Error message in place of a page's content. */
export function ErrorMessage({ error }: { readonly error: unknown }) {
  const { locale, pathTo } = usePageLocale();
  const { heading, text } = errorWords(error, locale);
  const facts = useHospitalFacts();
  const { toHome, quote } = messagesIn(locale, failureWords);
  const requestId = useRequestId();
  return (
    <Page>
      <title>{documentTitle(heading, hospitalNameIn(locale, facts))}</title>
      <meta name="robots" content="noindex" />
      <Stack gap="5" className={css.message}>
        <h1>{heading}</h1>
        <p>{text}</p>
        <CallButtons />
        <HelplinesSection id="error-help" gap="3" />
        <p>
          <TextLink href={pathTo('/')}>{toHome}</TextLink>
        </p>
        {requestId && (
          <p className={css.reference} {...{ [requestIdAttribute]: requestId }}>
            {quote[0]}
            <EnglishText>
              <code>{requestId}</code>
            </EnglishText>
            {quote[1]}
          </p>
        )}
      </Stack>
    </Page>
  );
}

/** A complete error page for when the frame failed too. It needs no loader data. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <>
      <header>
        <Page>
          <div className={css.top}>
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
