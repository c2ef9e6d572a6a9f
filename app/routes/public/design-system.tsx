import { ActionExamples } from '#app/ui/examples/actions.examples.tsx';
import { CarouselExamples } from '#app/ui/examples/carousel.examples.tsx';
import { ContentExamples } from '#app/ui/examples/content.examples.tsx';
import { pageTitle } from '#app/ui/examples/example.css.ts';
import { FormExamples } from '#app/ui/examples/form.examples.tsx';
import { FoundationExamples } from '#app/ui/examples/foundation.examples.tsx';
import { MessageExamples } from '#app/ui/examples/message.examples.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';

export const handle: PageHandle = { hydration: 'eager' };

export function meta() {
  return [{ title: 'Design system' }, { name: 'robots', content: 'noindex' }];
}

/** Shows every component of the design system in every state. Only in development: see routes.ts. */
export default function DesignSystem() {
  return (
    <Page>
      <h1 className={pageTitle}>Design system</h1>
      <FoundationExamples />
      <ActionExamples />
      <MessageExamples />
      <FormExamples />
      <ContentExamples />
      <CarouselExamples />
    </Page>
  );
}
