import { type LinkCategory, siteOfCategory } from '#app/links/link.values.ts';
import { embedUrl, postUrl } from '#app/links/link-url.ts';
import { newPostId, newVideoId } from '#tests/support/links.ts';
import type { Site } from '#tests/support/site.ts';

export interface LinkRow {
  readonly category: LinkCategory;
  readonly title?: string | null;
  /** A story without a consent is not shown. */
  readonly consentBy?: string;
  readonly isDead?: boolean;
}

/** Replaces all links of the site, the first one as the newest, so that no other data affects a page. */
export async function replaceLinks({ binding }: Site, rows: readonly LinkRow[]): Promise<void> {
  const insert = binding.prepare(
    `insert into social_links (id, category, media_id, url, title, created_at, is_dead, consent_by, consent_on)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const newest = Date.now();
  await binding.batch([
    binding.prepare('delete from social_links'),
    ...rows.map(({ category, title = null, consentBy, isDead = false }, index) => {
      const mediaId = siteOfCategory(category) === 'youtube' ? newVideoId() : newPostId();
      return insert.bind(
        crypto.randomUUID(),
        category,
        mediaId,
        siteOfCategory(category) === 'youtube' ? embedUrl(mediaId) : postUrl('reel', mediaId),
        title,
        newest - index * 1000,
        Number(isDead),
        consentBy ?? null,
        consentBy ? '2026-11-01' : null,
      );
    }),
  ]);
}

/** Creates rows of a category with numbered titles. */
export const titledLinks = (
  category: LinkCategory,
  title: string,
  count: number,
  more: Partial<LinkRow> = {},
) =>
  Array.from(
    { length: count },
    (_, index): LinkRow => ({ category, title: `${title} ${index + 1}`, ...more }),
  );
