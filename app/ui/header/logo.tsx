import { translatedFact } from '#app/hospital-facts/name-and-place.ts';
import { defaultLocale } from '#app/languages/locales.ts';
import { headerWords } from '#messages/ui/header/header.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { usePageLocale, useWords } from '../locale/page-locale.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './logo.css.ts';
import { hillPath, logoMark } from './logo-mark.ts';

/** The mark and the hospital's short name. The name takes the surrounding text colour. */
export function Logo() {
  const { hospital } = useHospitalFacts();
  const { locale } = usePageLocale();
  const shortName = translatedFact('shortName', locale, { hospital });
  const [first = '', ...rest] = (shortName ?? hospital.shortName).split(' ');
  return (
    <span className={css.logo} lang={locale !== defaultLocale && !shortName ? defaultLocale : undefined}>
      <LogoMark />
      <span className={css.wordmark}>
        <span className={css.place}>{first} </span>
        <span className={css.name}>{rest.join(' ')}</span>
      </span>
    </span>
  );
}

function LogoMark() {
  const { size, sky, sun, hills } = logoMark;
  return (
    <svg className={css.mark} viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
      <path fill={sky} d={`M0 0h${size}v${size}H0z`} />
      <circle cx={sun.x} cy={sun.y} r={sun.radius} fill={sun.fill} />
      {hills.map(({ fill, ridge }) => (
        <path key={fill} fill={fill} d={hillPath(ridge)} />
      ))}
    </svg>
  );
}

export function HomeLink() {
  const { homePage } = useWords(headerWords);
  return (
    <a href={usePageLocale().pathTo('/')} className={css.homeLink}>
      <Logo />
      <VisuallyHidden>{homePage}</VisuallyHidden>
    </a>
  );
}
