import { FitTimer } from '#app/content/tools/fit-timer.tsx';
import { sheetAt } from '#app/content/tools/sheets.ts';
import { ToolSheet } from '#app/content/tools/tool-sheet.tsx';
import { notFound } from '#app/server/problems.server.ts';
import { entryTo } from '#app/site/navigation.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { beyondReading } from '#app/site/pages.ts';
import { toolPages } from '#app/site/self-help-pages.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import type { Route } from './+types/tool';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const page = beyondReading.find(({ path }) => path === pathname);
  return page ?? notFound('There is no page at this address.');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData) : [];
}

const back = entryTo(toolPages.tools);

export default function Tool({ loaderData: { path, title, summary } }: Route.ComponentProps) {
  const sheet = sheetAt(path);
  return (
    <QuestionPage title={title} lead={summary} back={back}>
      {path === toolPages.fitTimer.path && <FitTimer />}
      {sheet && <ToolSheet sheet={sheet} />}
    </QuestionPage>
  );
}
