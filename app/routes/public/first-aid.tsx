import { FirstAidSheet, RingAmbulance } from '#app/content/sheets/first-aid-sheet.tsx';
import { entryTo } from '#app/navigation/navigation.ts';
import { toolPages } from '#app/navigation/self-help-pages.ts';
import { descriptionMetaAt } from '#app/page-meta/meta-in-language.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { QuestionPage } from '#app/ui/question-page/question-page.tsx';
import type { Route } from './+types/first-aid';

export const handle = { hydration: 'none' } satisfies PageHandle;

const { tools, firstAid } = toolPages;

export const meta = (args: Route.MetaArgs) => descriptionMetaAt(args, firstAid);

export default function FirstAid() {
  const { title } = usePageLocale().pageOf(firstAid);
  return (
    <QuestionPage title={title} lead={<RingAmbulance />} back={entryTo(tools)} hasUrgentSide={false}>
      <FirstAidSheet />
    </QuestionPage>
  );
}
