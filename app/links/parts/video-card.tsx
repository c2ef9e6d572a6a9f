import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFirstPress } from '#app/ui/hydration/waking.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { VideoCard as Video } from '../link.values.ts';
import { enterFrame } from './enter-frame.ts';
import * as css from './video-card.css.ts';

/**
 * One video: a picture of our own, and YouTube's player in its place once it is asked for. Nothing is asked of
 * YouTube before. Each card knows for itself whether it plays, so several may.
 *
 * @param eager for pictures that are seen first
 */
export function VideoCard({ video, eager = false }: { readonly video: Video; readonly eager?: boolean }) {
  const part = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLIFrameElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  useFirstPress(part);

  // The button that had the focus is gone; who plays by keyboard goes on in the player.
  useEffect(() => {
    if (isPlaying) player.current?.focus({ preventScroll: true });
  }, [isPlaying]);

  return (
    <div ref={part} className={css.card} data-interactive>
      <div className={css.screen}>
        {isPlaying ? (
          <iframe
            ref={player}
            className={css.player}
            src={video.embed}
            title={video.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // Without a referrer YouTube refuses to play (error 153).
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={enterFrame}
          />
        ) : (
          <>
            <img
              className={css.thumbnail}
              src={video.thumbnail}
              alt=""
              width={480}
              height={360}
              loading={eager ? 'eager' : 'lazy'}
              decoding="async"
            />
            <button
              type="button"
              className={css.play}
              aria-label={`Play video: ${video.title}`}
              onClick={() => setPlaying(true)}
            >
              <PlayDisc />
            </button>
            <a
              className={css.watch}
              href={video.watch}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Watch on YouTube: ${video.title} (opens in a new tab)`}
            >
              <PlayDisc />
            </a>
          </>
        )}
      </div>
      <h3 className={css.title}>
        {/* A way on for whom the player stays black, as on a network that keeps it out. */}
        {isPlaying ? (
          <TextLink href={video.watch} external>
            {video.title}
          </TextLink>
        ) : (
          video.title
        )}
      </h3>
    </div>
  );
}

function PlayDisc() {
  return (
    <span className={css.disc}>
      <Play size={26} fill="currentColor" aria-hidden />
    </span>
  );
}
