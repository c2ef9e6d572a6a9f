import { ArticleText } from '#app/content/reading/article-text.tsx';
import { Prose } from '#app/content/reading/prose.tsx';
import { staffLoader } from '#app/staff-area/frame/staff-loader.server.ts';
import { staffMeta } from '#app/staff-area/frame/staff-meta.ts';
import guide from '../../../docs/for-the-manager.md';

export const loader = staffLoader(() => null);

export const meta = staffMeta('For the manager');

export default function Guide() {
  return (
    <Prose>
      <ArticleText nodes={guide.body} />
    </Prose>
  );
}
