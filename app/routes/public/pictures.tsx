import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import { PlainPage } from '#app/ui/frame/plain-page.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function meta() {
  return pageMeta(publicPages.pictures);
}

export default function Pictures() {
  return <PlainPage page={publicPages.pictures} />;
}
