import { FitTimer } from '#app/content/tools/fit-timer.tsx';
import { sheetIn } from '#app/content/tools/sheets.ts';
import { ToolSheet } from '#app/content/tools/tool-sheet.tsx';
import { notFound } from '#app/server/problems.server.ts';
import { inEnglish } from '#app/site/language.ts';
import { pageMetaAt } from '#app/site/meta-in-language.ts';
import { entryTo } from '#app/site/navigation.ts';
import { beyondReading } from '#app/site/pages.ts';
import { toolPages } from '#app/site/self-help-pages.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { useEdition } from '#app/ui/language/edition.ts';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import type { Route } from './+types/tool';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function loader({ request }: Route.LoaderArgs) {
  const path = inEnglish(new URL(request.url).pathname);
  const page = beyondReading.find((one) => one.path === path);
  return page ?? notFound('There is no page at this address.');
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMetaAt(args, args.loaderData) : [];
}

const back = entryTo(toolPages.tools);

export default function Tool({ loaderData: page }: Route.ComponentProps) {
  const { language, pageOf } = useEdition();
  const { title, summary } = pageOf(page);
  const sheet = sheetIn(language, page.path);
  return (
    <QuestionPage title={title} lead={summary} back={back}>
      {page.path === toolPages.fitTimer.path && <FitTimer />}
      {sheet && <ToolSheet sheet={sheet} />}
    </QuestionPage>
  );
}
