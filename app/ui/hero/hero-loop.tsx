import { useEffect, useRef, useState } from 'react';
import { Pause, Play } from '#app/ui/icon/icons.ts';
import type { FilmWords } from '#messages/ui/hero/hero-film.ts';
import { IconButton } from '../button/button.tsx';
import { useIslandPart } from '../island/island-part.ts';
import { from, reducedMotion } from '../theme/media.ts';
import * as css from './hero-loop.later.css.ts';

export interface FilmFiles {
  readonly av1: string;
  readonly h264: string;
}

/**
 * Whether the film may start without a click. It may not with reduced motion or Save-Data. A wide window starts it
 * unless the connection is 2G or 3G; a narrower one only on 4G.
 */
function mayStartByItself(): boolean {
  const { connection } = navigator;
  const line = connection?.effectiveType;
  const isGoodEnough = window.matchMedia(from.wide).matches ? !/2g|3g/.test(line ?? '') : line === '4g';
  return !window.matchMedia(reducedMotion).matches && !connection?.saveData && isGoodEnough;
}

interface HeroLoopProps {
  readonly files: FilmFiles;
  readonly words: FilmWords;
}

/**
 * A silent film over the hero's picture, which is its first frame. The server does not render it. The browser fetches
 * it only after the page has loaded and is idle, never on a phone (`filmed`). It plays only while it is visible.
 */
export function HeroLoop({ files, words }: HeroLoopProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [offered, setOffered] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [shown, setShown] = useState(false);

  const [inSight, setInSight] = useState(true);
  const band = useIslandPart()?.parentElement ?? null;

  useEffect(() => {
    setOffered(true);
    setPlaying(mayStartByItself());
    const motion = window.matchMedia(reducedMotion);
    const stopWhenCalm = () => motion.matches && setPlaying(false);
    motion.addEventListener('change', stopWhenCalm);
    return () => motion.removeEventListener('change', stopWhenCalm);
  }, []);

  useEffect(() => {
    if (!band) return;
    const observer = new IntersectionObserver(([seen]) => setInSight(seen?.isIntersecting ?? true));
    observer.observe(band);
    return () => observer.disconnect();
  }, [band]);

  useEffect(() => {
    if (!playing || !inSight) video.current?.pause();
    // A browser in power-saving mode may refuse to play. The picture below shows the same hills.
    else
      video.current
        ?.play()
        .catch((refusal: DOMException) => refusal.name === 'AbortError' || setPlaying(false));
  }, [playing, inSight]);

  if (!offered) return null;
  const Icon = playing ? Pause : Play;
  return (
    <div className={css.loop}>
      {((playing && inSight) || shown) && (
        <video
          ref={video}
          className={`${css.film} ${shown ? css.visible : ''}`}
          width={1600}
          height={720}
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-hidden
          tabIndex={-1}
          onPlaying={() => setShown(true)}
        >
          <source src={files.av1} type='video/mp4; codecs="av01.0.05M.10"' />
          <source src={files.h264} type='video/mp4; codecs="avc1.4d4020"' />
        </video>
      )}
      <span className={css.button}>
        <IconButton
          variant="secondary"
          label={playing ? words.pause : words.play}
          onClick={() => setPlaying(!playing)}
        >
          <Icon size={20} aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}
