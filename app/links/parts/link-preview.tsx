import type { ReactNode } from 'react';
import { TriangleAlert } from '#app/ui/icon/icons.ts';
import {
  isLinkCategory,
  type LinkCategory,
  type LinkRefusal,
  labelOf,
  linkCategories,
  linkCategory,
  linkMessages,
  siteOfCategory,
} from '../link.values.ts';
import type { LinkFields } from '../link-fields.ts';
import { type MediaLink, parseLinkUrl } from '../link-url.ts';
import { mediaText } from './link-labels.ts';
import * as css from './link-preview.css.ts';
import { MediaPicture, NoPicture } from './media-picture.tsx';

/** Place on the website where visitors find the links of a category. */
const places: Readonly<Record<LinkCategory, string>> = {
  [linkCategory.homeStories]: 'Home page, Our Patient Stories, once the consent is recorded',
  [linkCategory.homeVideos]: 'Home page, Trending on Social Media',
  [linkCategory.homeReels]: 'Home page, Instagram Highlights',
  [linkCategory.videos]: 'Video Gallery, in the grid of videos',
  [linkCategory.latestVideos]: 'Video Gallery, at the top: Trending on Social Media',
  [linkCategory.reels]: 'Instagram page, Trending Highlights',
};

const emptyText = 'The video or reel appears here when its address is complete.';

/** Text for a refused address. An incomplete URL is not reported as an error, because it may still be being typed. */
const waitingText = (refusal: LinkRefusal) => (refusal === 'url' ? emptyText : linkMessages[refusal]);

/**
 * Preview of a typed link before it is saved. The picture comes from our own site, so that other sites do not learn
 * about visits of staff.
 *
 * @param children button that requests the preview without scripts
 */
export function LinkPreview({
  typed,
  children,
}: {
  readonly typed: LinkFields;
  readonly children: ReactNode;
}) {
  const read = typed.url.trim() === '' ? null : parseLinkUrl(typed.url);
  const media = read && !('refusal' in read) ? read : null;
  const chosen = isLinkCategory(typed.category) ? typed.category : null;
  const fits = media !== null && (chosen === null || siteOfCategory(chosen) === media.kind);
  return (
    <section className={css.preview} aria-labelledby="preview-heading">
      <div className={css.head}>
        <h3 id="preview-heading" className={css.heading}>
          Preview
        </h3>
        {children}
      </div>
      {media ? <MediaPicture media={media} /> : <NoPicture />}
      {/* Always rendered, because screen readers announce only changes inside an existing status region. */}
      <div role="status" className={css.words}>
        {media ? (
          <p className={css.name}>{mediaText(media)}</p>
        ) : (
          <p className={css.soft}>{read && 'refusal' in read ? waitingText(read.refusal) : emptyText}</p>
        )}
        {media && chosen && !fits && <WrongCategory media={media} category={chosen} />}
      </div>
      {media && fits && (
        <dl className={css.details}>
          <div>
            <dt className={css.term}>Saved as</dt>
            <dd className={css.address}>{media.url}</dd>
          </div>
          {chosen && (
            <div>
              <dt className={css.term}>Shown on</dt>
              <dd>{places[chosen]}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}

/** Warning that the chosen category does not take this link, with the categories that do. */
function WrongCategory({ media, category }: { readonly media: MediaLink; readonly category: LinkCategory }) {
  const fitting = linkCategories.filter(({ kind }) => kind === media.kind);
  const takes =
    siteOfCategory(category) === 'youtube' ? linkMessages.youtubeOnly : linkMessages.instagramOnly;
  return (
    <div className={css.warning}>
      <TriangleAlert size={20} aria-hidden />
      <div>
        <p>
          <strong>{labelOf(category)}:</strong> {takes}
        </p>
        <p>These take it:</p>
        <ul className={css.fitting}>
          {fitting.map(({ value, label }) => (
            <li key={value}>{label}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
