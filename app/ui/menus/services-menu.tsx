import { servicesMenu } from '#app/site/navigation.ts';
import { CurrentLink } from './current-link.tsx';
import { DropDown } from './drop-down.tsx';
import { list, option } from './menu-list.css.ts';

export function ServicesMenu() {
  return (
    <DropDown id="services" label="Services" size="narrow">
      <ul role="list" className={list}>
        {servicesMenu.map((link) => (
          <li key={link.path}>
            <CurrentLink to={link} className={option} />
          </li>
        ))}
      </ul>
    </DropDown>
  );
}
