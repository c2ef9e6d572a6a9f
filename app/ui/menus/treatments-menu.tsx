import { treatmentsMenu } from '#app/site/navigation.ts';
import { CurrentLink } from './current-link.tsx';
import { DropDown } from './drop-down.tsx';
import { option } from './menu-list.css.ts';
import { group, groups, heading } from './treatments-menu.css.ts';

/** All 49 information pages under the headings of their nine groups. */
export function TreatmentsMenu() {
  return (
    <DropDown id="treatments" label="Treatments" size="full">
      <div className={groups}>
        {treatmentsMenu.map(({ id, title, links }) => (
          <div key={id} className={group}>
            <p id={`menu-${id}`} className={heading}>
              {title}
            </p>
            <ul role="list" aria-labelledby={`menu-${id}`}>
              {links.map((link) => (
                <li key={link.path}>
                  <CurrentLink to={link} className={option} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </DropDown>
  );
}
