import { ArticleText } from '#app/content/reading/article-text.tsx';
import { Prose } from '#app/content/reading/prose.tsx';
import { currentStaff } from '#app/staff-area/frame/guard.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import guide from '../../../docs/for-the-manager.md';
import type { Route } from './+types/guide';

export function loader({ context }: Route.LoaderArgs) {
  currentStaff(context);
  return null;
}

export const meta = staffMeta('For the manager');

export default function Guide() {
  return (
    <Prose>
      <ArticleText nodes={guide.body} />
    </Prose>
  );
}
