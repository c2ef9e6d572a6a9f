import { useEffect, useRef, useState } from 'react';
import { filledWords } from '#app/languages/filled-words.ts';
import { useIslandPart } from '#app/ui/island/island-part.ts';
import { ownText } from '#app/ui/island/own-text.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { VideoWords } from '#messages/links/links.ts';
import type { VideoCard as Video } from '../link.values.ts';
import { playerUrl, watchUrl } from '../link-url.ts';
import { focusLoadedFrame } from './focus-loaded-frame.ts';
import * as css from './video-card.css.ts';

interface VideoPlayerProps {
  readonly video: Omit<Video, 'id'>;
  /** Whether the picture loads at once, for pictures visible without scrolling. */
  readonly eager?: boolean | undefined;
  readonly words: VideoWords;
  /** Language of the title, if it differs from the page's. */
  readonly titleIn?: string | undefined;
}

/** Content of a video card: picture and title, with YouTube's player in place of the picture after a click. */
export function VideoPlayer({ video, eager, words, titleIn }: VideoPlayerProps) {
  const player = useRef<HTMLIFrameElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  useIslandPart();

  // The focused button is removed, so the focus moves to the player for keyboard users.
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
            src={playerUrl(video.videoId)}
            title={video.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // Without a referrer YouTube refuses to play (error 153).
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={focusLoadedFrame}
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
            />
            {/* biome-ignore lint/a11y/useAnchorContent: the label names the link, and the style sheet draws its symbol. */}
            <a
              className={css.watch}
              href={watchUrl(video.videoId)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={filledWords(words.watch, { title: video.title })}
            />
          </>
        )}
      </div>
      <h3 {...ownText} className={css.title} lang={titleIn}>
        {/* A link to YouTube for visitors whose network blocks the player, which then stays black. */}
        {isPlaying ? (
          <TextLink href={watchUrl(video.videoId)} external newTab={words.newTab}>
            {video.title}
          </TextLink>
        ) : (
          video.title
        )}
      </h3>
    </>
  );
}
