import { Play } from '#app/ui/icon/icons.ts';
import { coverUrl } from '../link.view.ts';
import type { MediaLink } from '../link-url.ts';
import * as css from './media-picture.css.ts';

/**
 * Picture that visitors see before they play a video or reel. The thumbnail of a video lies over its drawn cover. It
 * comes from our own site; if it does not load, the cover stays visible.
 */
export function MediaPicture({
  media: { kind, mediaId },
  title = null,
}: {
  readonly media: Pick<MediaLink, 'kind' | 'mediaId'>;
  /** Left out while the link has none. */
  readonly title?: string | null;
}) {
  return (
    <div className={css.stage} key={mediaId}>
      <img src={coverUrl(mediaId, title)} alt="" width={480} height={360} className={css.picture} />
      {kind === 'youtube' && (
        <img
          src={`/dashboard/Links/thumbnail/${mediaId}`}
          alt=""
          width={480}
          height={360}
          className={css.picture}
        />
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
