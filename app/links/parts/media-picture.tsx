import { Play } from '#app/ui/icon/icons.ts';
import { placeholderOf } from '../link.view.ts';
import type { MediaLink } from '../link-url.ts';
import * as css from './media-picture.css.ts';
import { ReelPoster } from './reel-poster.tsx';

/**
 * What visitors see before they play it: the video's own picture over the drawing that stands in for it, or a reel's.
 * The picture comes from our own site, which gives nothing where it has none.
 */
export function MediaPicture({
  media: { kind, mediaId },
}: {
  readonly media: Pick<MediaLink, 'kind' | 'mediaId'>;
}) {
  return (
    <div className={css.stage} key={mediaId}>
      {kind === 'youtube' ? (
        <>
          <img src={placeholderOf(mediaId)} alt="" width={480} height={360} className={css.picture} />
          <img
            src={`/dashboard/Links/thumbnail/${mediaId}`}
            alt=""
            width={480}
            height={360}
            className={css.picture}
          />
        </>
      ) : (
        <div className={css.reel}>
          <ReelPoster of={mediaId} />
        </div>
      )}
      <span className={css.play} aria-hidden>
        <Play size={24} />
      </span>
    </div>
  );
}

/** The place that a picture will take. */
export function NoPicture() {
  return (
    <div className={css.emptyStage} aria-hidden>
      <Play size={28} />
    </div>
  );
}
