import { entryTo } from '#app/site/navigation.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { home } from '#app/site/pages.ts';
import { checkPages, toolPages } from '#app/site/self-help-pages.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { PageIndex } from '#app/ui/page-parts/page-index.tsx';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';

export const handle = { hydration: 'none' } satisfies PageHandle;

const { tools, ...sheets } = toolPages;

export function meta() {
  return pageMeta(tools);
}

const entriesTo = (pages: readonly { path: `/${string}`; title: string; summary: string }[]) =>
  pages.map((page) => ({ ...entryTo(page), summary: page.summary }));

export default function Tools() {
  return (
    <QuestionPage title={tools.title} lead={tools.summary} back={entryTo(home)}>
      <PageIndex
        columns="one"
        entries={entriesTo([...Object.values(sheets), ...Object.values(checkPages)])}
      />
    </QuestionPage>
  );
}
