import { useWords } from '#app/ui/locale/page-locale.ts';
import { findUsWords } from '#messages/content/find-us/find-us.ts';
import * as css from './find-us.css.ts';

/** Sectors as they lie to each other: each row from left to right. */
const rows = [
  [9, 10, 11],
  [16, 15, 14],
] as const;

const width = 200;
const height = 120;
const road = 20;

const ours = 15;

/**
 * A drawn map of the sectors around the hospital. No map of another company is loaded, so nobody learns who looks for
 * this hospital.
 */
export function SectorSketch() {
  const words = useWords(findUsWords).sketch;
  const roundabout = { x: width + road / 2, y: height + road / 2 };
  return (
    <figure className={css.sketch}>
      <svg
        className={css.map}
        viewBox={`0 0 ${3 * width + 2 * road} ${2 * height + road}`}
        role="img"
        aria-label={words.description}
      >
        {rows.map((row, line) =>
          row.map((sector, column) => {
            const [x, y] = [column * (width + road), line * (height + road)];
            return (
              <g key={sector} className={sector === ours ? css.ourSector : css.sector}>
                <rect x={x} y={y} width={width} height={height} rx="8" />
                <text x={x + width / 2} y={sector === ours ? y + 34 : y + height / 2 + 6}>
                  {words.sector(sector)}
                </text>
              </g>
            );
          }),
        )}
        <circle className={css.roundabout} cx={roundabout.x} cy={roundabout.y} r="15" />
        <g className={css.pin}>
          <path d="M320 228c-14-20-20-30-20-40a20 20 0 0 1 40 0c0 10-6 20-20 40z" />
          <circle cx="320" cy="188" r="7" />
          <text x="348" y="220">
            {words.weAreHere}
          </text>
        </g>
      </svg>
      <figcaption className={css.caption}>{words.caption}</figcaption>
    </figure>
  );
}
