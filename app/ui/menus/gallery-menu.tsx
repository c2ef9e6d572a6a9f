import { galleryLinks } from '#app/site/navigation.ts';
import { CurrentLink } from './current-link.tsx';
import { DropDown } from './drop-down.tsx';
import { list, option } from './menu-list.css.ts';

/** What the header has no room for between 1024 and 1280 px. */
export function GalleryMenu() {
  return (
    <DropDown id="more" label="More" size="narrow" onlyWhereNarrow>
      <ul role="list" className={list}>
        {galleryLinks.map((link) => (
          <li key={link.path}>
            <CurrentLink to={link} className={option} />
          </li>
        ))}
      </ul>
    </DropDown>
  );
}
