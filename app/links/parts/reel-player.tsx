import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { BrandIcon } from '#app/ui/contact/brand-icons.tsx';
import { useIslandPart } from '#app/ui/island/island-part.ts';
import { ownText } from '#app/ui/island/own-text.ts';
import type { ReelWords } from '#messages/links/links.ts';
import type { ReelCard as Reel } from '../link.values.ts';
import { postUrl } from '../link-url.ts';
import { focusLoadedFrame } from './focus-loaded-frame.ts';
import * as css from './reel-card.css.ts';

/** Timeout in milliseconds after which a frame that has not loaded counts as failed. */
const frameTimeoutMilliseconds = 12_000;

interface ReelPlayerProps {
  readonly reel: Omit<Reel, 'id'>;
  readonly words: ReelWords;
  /** Language of the title, if it differs from the page's. */
  readonly titleIn?: string | undefined;
}

/** Content of a reel card: the drawing that links to the original, or Instagram's frame after a click. */
export function ReelPlayer({ reel, words, titleIn }: ReelPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'drawn' | 'loading' | 'shown' | 'failed'>('drawn');
  const isFramed = state === 'loading' || state === 'shown';
  const original = postUrl(reel.kind, reel.postId);
  const cover = (
    <img
      className={css.cover}
      src={reel.cover}
      alt=""
      width={480}
      height={360}
      loading="lazy"
      decoding="async"
    />
  );
  const buttonLabel = isFramed ? words.hide : words.show;
  useIslandPart();

  useEffect(() => {
    if (isFramed) frame.current?.focus({ preventScroll: true });
  }, [isFramed]);

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), frameTimeoutMilliseconds);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <>
      {isFramed && (
        <div className={css.screen}>
          {cover}
          {state === 'loading' && <p className={css.loading}>{words.waiting}</p>}
          <iframe
            ref={frame}
            className={css.frame}
            src={`${original}embed/`}
            title={reel.title}
            allow="encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={(event) => {
              setState('shown');
              focusLoadedFrame(event);
            }}
          />
        </div>
      )}
      <a
        href={original}
        className={css.linkLook[isFramed ? 'caption' : 'poster']}
        target="_blank"
        rel="noopener noreferrer"
      >
        {!isFramed && (
          <>
            {cover}
            <span className={css.mark}>
              <BrandIcon name="Instagram" />
            </span>
          </>
        )}
        <div className={isFramed ? css.words : css.wordsOnPoster}>
          <h3 {...ownText} className={css.title} lang={titleIn}>
            {reel.title}
          </h3>
          <span {...ownText} className={css.elsewhere}>
            {words.opens}
          </span>
        </div>
      </a>
      {state === 'failed' && (
        <p role="status" className={css.note}>
          {words.failed}
        </p>
      )}
      <div className={css.showButton}>
        <Button
          {...ownText}
          type="button"
          variant="secondary"
          aria-label={`${buttonLabel}: ${reel.title}`}
          onClick={() => setState(isFramed ? 'drawn' : 'loading')}
        >
          {buttonLabel}
        </Button>
      </div>
    </>
  );
}
