import { quotedPrices } from '#app/content/information-facts.server.ts';
import { saveFailure } from '#app/hospital/facts-form.ts';
import { readFactsForm } from '#app/hospital/facts-save.server.ts';
import { readSavedFacts } from '#app/hospital/hospital.queries.server.ts';
import { buildFacts, findSection } from '#app/hospital/sections.server.ts';
import { withDuePrices } from '#app/hospital-facts/price-facts.ts';

import { defaultLocale, localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { failureResponse } from '#app/platform/http/problems.server.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { staffCommand } from '#app/staff-area/frame/guard.server.ts';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import type { Route } from './+types/hospital-preview';

/** Answers only POST requests. */
export const loader = staffLoader(() => staffNotFound('There is no page at this address.'));

/** Renders a public page with the facts of an unsaved form. Nothing is stored. */
export async function action({ request, url, context, params }: Route.ActionArgs) {
  const command = staffCommand(context);
  const section = findSection(params.section);
  if (!section?.previews) return staffNotFound('There is no such preview.');
  const locale = localeTags.find((tag) => tag === url.searchParams.get('in')) ?? defaultLocale;
  try {
    const texts = await readFactsForm(request, command, section, { quotedPrices: quotedPrices() });
    const saved = await readSavedFacts(command.database);
    const others = saved.filter((one) => one.section !== section.id);
    const facts = buildFacts([...others, { section: section.id, texts }]);
    const { renderPage, nonce } = requestContext(context);
    const page = await renderPage(
      pathIn(locale, section.previews.path),
      withDuePrices(facts, dayInIndia(command.now)),
    );
    return markedAsPreview(page, nonce);
  } catch (error) {
    const { status, problem } = failureResponse(error, saveFailure, command.requestId);
    const lines = [
      'This cannot be shown yet. Close this tab and correct it there:',
      ...Object.values(problem.errors ?? { form: problem.message }),
    ];
    return new Response(lines.join('\n\n'), {
      status,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  }
}

/** The public page has no style for a note of staff. */
const noteLook =
  'position:sticky;inset-block-start:0;z-index:9;padding:.75rem clamp(1rem,4vw,2rem);background:#0f2b27;color:#fff;font-weight:600';

/** Says in the title and above the content that nothing is saved, because the page looks like the public one. */
function markedAsPreview(page: Response, nonce: string): Response {
  const marked = new HTMLRewriter()
    .on('title', { element: (title) => void title.prepend('Preview: ') })
    .on('main', {
      element: (main) =>
        void main.prepend(
          `<style nonce="${nonce}">#preview-note{${noteLook}}</style><p id="preview-note" lang="en" role="status">Preview: nothing is saved yet. Close this tab to go on.</p>`,
          {
            html: true,
          },
        ),
    })
    .transform(page);
  marked.headers.set('Cache-Control', 'no-store');
  return marked;
}
