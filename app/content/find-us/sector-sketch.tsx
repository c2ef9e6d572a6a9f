import { useWords } from '#app/ui/locale/page-locale.ts';
import { findUsWords } from '#messages/content/find-us/find-us.ts';
import * as css from './find-us.css.ts';

/** Sectors as they lie to each other. Panchkula numbers its rows in turn from the left and from the right. */
const rows = [
  [9, 10, 11],
  [16, 15, 14],
] as const;

const ours = 15;

const width = 200;
const height = 130;
const road = 24;

const size = { width: 3 * width + 2 * road, height: 2 * height + road };

/** Middles of the roundabouts at the two corners of our sector. */
const roundabouts = [1, 2].map((column) => ({
  x: column * width + (column - 0.5) * road,
  y: height + road / 2,
}));

/** A map pin whose point is at the middle of our sector. */
const pin = { x: size.width / 2, y: 1.5 * height + road + 46 };

/**
 * A drawn map of the sectors around the hospital. No map of another company is loaded, so nobody learns who looks for
 * this hospital.
 */
export function SectorSketch() {
  const words = useWords(findUsWords).sketch;
  return (
    <figure className={css.sketch}>
      <svg
        className={css.map}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={words.description}
      >
        {rows.map((row, line) =>
          row.map((sector, column) => {
            const [x, y] = [column * (width + road), line * (height + road)];
            return (
              <g key={sector} className={sector === ours ? css.ourSector : css.sector}>
                <rect x={x} y={y} width={width} height={height} rx="8" />
                <text x={x + width / 2} y={y + (sector === ours ? 44 : height / 2 + 9)}>
                  {words.sector(sector)}
                </text>
              </g>
            );
          }),
        )}
        {roundabouts.map(({ x, y }) => (
          <circle key={x} className={css.roundabout} cx={x} cy={y} r="18" />
        ))}
        <g className={css.pin} transform={`translate(${pin.x} ${pin.y})`}>
          <path d="M0 0c-16-22-22-32-22-42a22 22 0 0 1 44 0c0 10-6 20-22 42z" />
          <circle cy="-42" r="8" />
        </g>
      </svg>
      <figcaption className={css.caption}>{words.caption}</figcaption>
    </figure>
  );
}
