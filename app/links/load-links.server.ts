import { data } from 'react-router';
import { localeOf } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { linksWords } from '#messages/links/links.ts';
import { type LinksCopy, linksSnapshot } from './links-snapshot.server.ts';

/** Loads the links of a public page, or those of the fallback snapshot while the database does not answer. */
export async function loadLinks<Links>(
  call: Parameters<typeof loadDeferrable>[0],
  list: Parameters<typeof loadDeferrable<Links>>[1],
  read: (copy: LinksCopy) => Links,
) {
  const { failure } = messagesIn(localeOf(new URL(call.request.url).pathname), linksWords);
  const links = await loadDeferrable(call, list, failure, { fromCopy: { part: linksSnapshot, read } });
  return data({ links }, { status: 'failed' in links ? 503 : 200 });
}
