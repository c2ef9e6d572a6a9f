import { hospital } from '../../site/facts.ts';
import { logo, mark, name, place } from './logo.css.ts';

/** The mark, a sun over three hills, with the hospital's short name beside it. It takes the colour of its text. */
export function Logo() {
  const [first = '', ...rest] = hospital.shortName.split(' ');
  return (
    <span className={logo}>
      <LogoMark />
      <span className={name}>
        <span className={place}>{first} </span>
        {rest.join(' ')}
      </span>
    </span>
  );
}

/** Drawn as the favicon is (art/hills.ts): change both. */
function LogoMark() {
  return (
    <svg className={mark} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path fill="#fbe3bd" d="M11 0h26a11 11 0 0 1 11 11v16H0V11A11 11 0 0 1 11 0z" />
      <circle cx="30" cy="20" r="8.5" fill="#f0a63a" />
      <path fill="#7fa893" d="M0 27c7-6 12-6 18-2s16 6 30-3v16H0z" />
      <path fill="#1b6a5f" d="M0 35c9-7 17-6 25-2s16 3 23-2v6a11 11 0 0 1-2 6H2a11 11 0 0 1-2-6z" />
      <path fill="#0f3a34" d="M.5 42.9C12 38 26 37 47.8 41.5A11 11 0 0 1 37 48H11a11 11 0 0 1-10.5-5.1z" />
    </svg>
  );
}
