import { heroPicture } from '#app/navigation/heroes.ts';
import { usePageLocale } from '../locale/page-locale.ts';
import * as css from './page-card.css.ts';

interface PageCardProps {
  /** Path of the linked page. The card shows the picture of that page's hero. */
  readonly path: `/${string}`;
  readonly label: string;
  readonly line: string;
}

/** Card that links to a page, with its picture, name and one line. It stands in an item of a carousel. */
export function PageCard({ path, label, line }: PageCardProps) {
  const { pathTo } = usePageLocale();
  return (
    <article className={css.card}>
      <img
        src={heroPicture(path)}
        className={css.picture}
        width={1600}
        height={720}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <h3 className={css.title}>
        <a href={pathTo(path)} className={css.link}>
          {label}
        </a>
      </h3>
      <p className={css.line}>{line}</p>
    </article>
  );
}
