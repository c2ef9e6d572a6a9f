import * as css from './reel-drawing.css.ts';

/** Stands for a reel, of which no picture can be had: the hills at first light, upright, with the sign for playing. */
export function ReelDrawing() {
  return (
    <svg viewBox="0 0 160 200" className={css.drawing} aria-hidden>
      <rect width="160" height="200" className={css.sky} />
      <circle cx="108" cy="84" r="19" className={css.sun} />
      <path
        d="M0 118 C22 96 34 92 52 104 C70 82 84 78 100 98 C118 88 136 92 160 108 V200 H0 Z"
        className={css.far}
      />
      <path d="M0 138 C24 122 46 120 68 134 C92 116 122 118 160 140 V200 H0 Z" className={css.middle} />
      <path d="M0 166 C38 148 74 150 104 160 C126 152 144 154 160 162 V200 H0 Z" className={css.near} />
      <circle cx="80" cy="100" r="22" className={css.disc} />
      <path d="M73 89.5 L92 100 L73 110.5 Z" className={css.sign} />
    </svg>
  );
}
