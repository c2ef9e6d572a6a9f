import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/button.tsx';
import { calm, inTheDark } from '../theme/media.ts';
import * as css from './hero-loop.css.ts';

export interface LoopFiles {
  readonly av1: string;
  readonly h264: string;
}

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Nobody asked for the film, so it starts only where motion is welcome, data is not saved and the line is not slow. */
function mayStartByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  const isSlow = /2g|3g/.test(connection?.effectiveType ?? '');
  return !window.matchMedia(calm).matches && !connection?.saveData && !isSlow;
}

/**
 * A silent loop over the hero's picture, of which it is the first frame. It is not in the server's HTML: the
 * page is complete without it, and nothing of it is fetched before the page has loaded. The dark scheme's
 * picture is another hour of the day and stays still.
 */
export function HeroLoop({ files }: { readonly files: LoopFiles }) {
  const video = useRef<HTMLVideoElement>(null);
  const [offered, setOffered] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (window.matchMedia(inTheDark).matches) return;
    setOffered(true);
    setPlaying(mayStartByItself());
    const motion = window.matchMedia(calm);
    const stopWhenCalm = () => motion.matches && setPlaying(false);
    motion.addEventListener('change', stopWhenCalm);
    return () => motion.removeEventListener('change', stopWhenCalm);
  }, []);

  useEffect(() => {
    if (!playing) video.current?.pause();
    // A browser that saves power may refuse to play: the picture below shows the same hills.
    else video.current?.play().catch(() => setPlaying(false));
  }, [playing]);

  if (!offered) return null;
  const Icon = playing ? Pause : Play;
  return (
    <div className={css.loop}>
      {(playing || shown) && (
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
          label={playing ? 'Pause the moving picture' : 'Play the moving picture'}
          onClick={() => setPlaying(!playing)}
        >
          <Icon size={20} aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}
