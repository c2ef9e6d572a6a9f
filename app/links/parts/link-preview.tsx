import { Play, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  isLinkCategory,
  kindOf,
  type LinkCategory,
  labelOf,
  linkCategories,
  linkMessages,
} from '../link.values.ts';
import { type MediaLink, readLinkUrl } from '../link-url.ts';
import type { LinkFields } from './link-fields.ts';
import { mediaText } from './link-marks.ts';
import * as css from './link-preview.css.ts';
import { ReelDrawing } from './reel-drawing.tsx';

/** Where the website shows the links of a category, as a visitor would name it. */
const places: Readonly<Record<LinkCategory, string>> = {
  homestories: 'Home page, Our Patient Stories, once the consent is recorded',
  homeyoutube: 'Home page, Trending on Social Media',
  homeinsta: 'Home page, Instagram Highlights',
  mediayoutube: 'Video Gallery, in the grid of videos',
  mediayoutubelatest: 'Video Gallery, at the top: Trending on Social Media',
  mediainsta: 'Instagram page, Trending Highlights',
};

/**
 * What an address is understood as, before it is saved. The picture comes from our own site: a visit of staff is
 * nobody else's business either.
 *
 * @param children the button that asks for it where scripts do not
 */
export function LinkPreview({
  typed,
  children,
}: {
  readonly typed: LinkFields;
  readonly children: ReactNode;
}) {
  const read = typed.url.trim() === '' ? null : readLinkUrl(typed.url);
  return (
    <section className={css.preview} aria-labelledby="preview-heading">
      <div className={css.head}>
        <h3 id="preview-heading" className={css.heading}>
          Preview
        </h3>
        {children}
      </div>
      {read && !('message' in read) ? (
        <Understood media={read} category={typed.category} />
      ) : (
        <>
          <div className={css.empty} aria-hidden>
            <Play size={28} />
          </div>
          <p role="status" className={css.soft}>
            {!read || read.message === linkMessages.url
              ? 'The video or reel appears here when its address is complete.'
              : read.message}
          </p>
        </>
      )}
    </section>
  );
}

function Understood({ media, category }: { readonly media: MediaLink; readonly category: string }) {
  const chosen = isLinkCategory(category) ? category : null;
  const fits = chosen === null || kindOf(chosen) === media.kind;
  return (
    <>
      {media.kind === 'youtube' ? (
        <div className={css.video}>
          <img
            key={media.mediaId}
            src={`/dashboard/Links/thumbnail/${media.mediaId}`}
            alt="What visitors see before they play it"
            width={480}
            height={270}
            className={css.thumbnail}
          />
          <span className={css.play} aria-hidden>
            <Play size={24} />
          </span>
        </div>
      ) : (
        <div className={css.reel}>
          <ReelDrawing />
        </div>
      )}
      <div role="status" className={css.words}>
        <p className={css.name}>{mediaText(media)}</p>
        {chosen && !fits && <WrongCategory media={media} category={chosen} />}
      </div>
      <dl className={css.details}>
        <div>
          <dt className={css.term}>Saved as</dt>
          <dd className={css.address}>{media.url}</dd>
        </div>
        {chosen && fits && (
          <div>
            <dt className={css.term}>Shown on</dt>
            <dd>{places[chosen]}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** Said at once, with the way out: the categories that would take it. */
function WrongCategory({ media, category }: { readonly media: MediaLink; readonly category: LinkCategory }) {
  const fitting = linkCategories.filter(({ kind }) => kind === media.kind);
  const takes = kindOf(category) === 'youtube' ? linkMessages.youtubeOnly : linkMessages.instagramOnly;
  return (
    <div className={css.warning}>
      <TriangleAlert size={20} aria-hidden />
      <div>
        <p>
          <strong>{labelOf(category)}:</strong> {takes}
        </p>
        <p>This one fits:</p>
        <ul className={css.fitting}>
          {fitting.map(({ value, label }) => (
            <li key={value}>{label}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
