import { entryTo } from '#app/navigation/navigation.ts';
import { home, type SitePage } from '#app/navigation/pages.ts';
import { selfCheckPages, toolPages } from '#app/navigation/self-help-pages.ts';
import { descriptionMetaAt } from '#app/page-meta/meta-in-language.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { PageIndex } from '#app/ui/page-parts/page-index.tsx';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import type { Route } from './+types/tools';

export const handle = { hydration: 'none' } satisfies PageHandle;

const { tools, ...sheets } = toolPages;

export const meta = (args: Route.MetaArgs) => descriptionMetaAt(args, tools);

const listed: readonly SitePage[] = [...Object.values(sheets), ...Object.values(selfCheckPages)];

export default function Tools() {
  const { pageOf, labelLanguage } = usePageLocale();
  const { title, summary } = pageOf(tools);
  const entries = listed.map((page) => {
    const words = pageOf(page);
    const language = labelLanguage(entryTo(page));
    const label = <span lang={language}>{words.title}</span>;
    return { path: page.path, label, summary: words.summary, summaryLanguage: language };
  });
  return (
    <QuestionPage title={title} lead={summary} back={entryTo(home)}>
      <PageIndex columns="one" entries={entries} />
    </QuestionPage>
  );
}
