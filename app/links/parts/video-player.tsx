import { useEffect, useRef, useState } from 'react';
import { filledWords } from '#app/languages/filled-words.ts';
import { Play } from '#app/ui/icon/icons.ts';
import { useIslandPart } from '#app/ui/island/island-part.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { VideoWords } from '#messages/links/links.ts';
import type { VideoCard as Video } from '../link.values.ts';
import { enterFrame } from './enter-frame.ts';
import * as css from './video-card.css.ts';

interface VideoPlayerProps {
  readonly video: Video;
  /** For pictures that are seen first. */
  readonly eager: boolean;
  readonly words: VideoWords;
  /** The language of the title, where it is not the page's. */
  readonly titleIn?: string | undefined;
}

/** What is in a card: the picture and the title, or, once it was asked for, YouTube's player in the picture's place. */
export function VideoPlayer({ video, eager, words, titleIn }: VideoPlayerProps) {
  const player = useRef<HTMLIFrameElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  useIslandPart();

  // The button that had the focus is gone; who plays by keyboard goes on in the player.
  useEffect(() => {
    if (isPlaying) player.current?.focus({ preventScroll: true });
  }, [isPlaying]);

  return (
    <>
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
              aria-label={filledWords(words.play, { title: video.title })}
              onClick={() => setPlaying(true)}
            >
              <PlayDisc />
            </button>
            <a
              className={css.watch}
              href={video.watch}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={filledWords(words.watch, { title: video.title })}
            >
              <PlayDisc />
            </a>
          </>
        )}
      </div>
      <h3 className={css.title} lang={titleIn}>
        {/* A way on for whom the player stays black, as on a network that keeps it out. */}
        {isPlaying ? (
          <TextLink href={video.watch} external newTab={words.newTab}>
            {video.title}
          </TextLink>
        ) : (
          video.title
        )}
      </h3>
    </>
  );
}

function PlayDisc() {
  return (
    <span className={css.disc}>
      <Play size={26} fill="currentColor" aria-hidden />
    </span>
  );
}
