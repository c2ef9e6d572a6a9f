import { Play } from '#app/ui/icon/icons.ts';
import { placeholderDrawingOf } from '../link.view.ts';
import type { MediaLink } from '../link-url.ts';
import * as css from './media-picture.css.ts';
import { ReelPoster } from './reel-poster.tsx';

/**
 * Picture that visitors see before they play a video or reel. The thumbnail of a video lies over its placeholder
 * drawing. It comes from our own site; if it does not load, the drawing stays visible.
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
          <img src={placeholderDrawingOf(mediaId)} alt="" width={480} height={360} className={css.picture} />
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

/** Empty area of the size of a picture. */
export function NoPicture() {
  return (
    <div className={css.emptyStage} aria-hidden>
      <Play size={28} />
    </div>
  );
}
