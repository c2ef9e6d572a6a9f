import { FitTimer } from '#app/content/sheets/fit-timer.tsx';
import { sheetIn } from '#app/content/sheets/sheets.ts';
import { ToolSheet } from '#app/content/sheets/tool-sheet.tsx';
import { message } from '#app/languages/localized-message.ts';
import { localeOf, pathWithoutLocale } from '#app/languages/localized-path.ts';
import { entryTo } from '#app/navigation/navigation.ts';
import { interactivePages } from '#app/navigation/pages.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { descriptionMetaAt } from '#app/page-meta/meta-in-language.ts';
import { notFound } from '#app/platform/http/problems.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import { requestProblems } from '#messages/platform/problems.ts';
import type { Route } from './+types/tool';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const path = pathWithoutLocale(pathname);
  const page = interactivePages.find((one) => one.path === path);
  if (!page) return notFound(message(requestProblems, 'noPage'), localeOf(pathname));
  return { page, today: dayInIndia(new Date()) };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? descriptionMetaAt(args, args.loaderData.page) : [];
}

const back = entryTo(toolPages.tools);

export default function Tool({ loaderData: { page, today } }: Route.ComponentProps) {
  const { locale, pageOf } = usePageLocale();
  const { title, summary } = pageOf(page);
  const sheet = sheetIn(locale, page.path);
  return (
    <QuestionPage title={title} lead={summary} back={back}>
      {page.path === toolPages.fitTimer.path && <FitTimer />}
      {sheet && <ToolSheet sheet={sheet} today={today} />}
    </QuestionPage>
  );
}
