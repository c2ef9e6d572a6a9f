import { hillPath, logoMark } from '#app/ui/header/logo-mark.ts';

const { size, radius, sky, sun, hills } = logoMark;

const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`;
const circle = `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}"`;
const tile = `<clipPath id="t"><rect width="${size}" height="${size}" rx="${radius}"/></clipPath>`;

const scene = [
  `<path fill="${sky}" d="M0 0h${size}v${size}H0z"/>`,
  `${circle} fill="${sun.fill}"/>`,
  ...hills.map(({ fill, ridge }) => `<path fill="${fill}" d="${hillPath(ridge)}"/>`),
].join('');

/** Mark with rounded corners, for systems that show an icon unchanged. */
export const markTile = `${open}${tile}<g clip-path="url(#t)">${scene}</g></svg>\n`;

/** Mark that fills the square, for systems that mask icons. Sun and ridges lie within the middle 80 %. */
export const markSquare = `${open}${scene}</svg>\n`;

/** Mark in one colour without a background, with the ridges cut out. The margin allows a round mask. */
export const markMonochrome = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -3 64 64">${tile}<mask id="m">${circle} fill="#fff"/>${hills
  .map(
    ({ ridge }) =>
      `<path fill="#fff" d="${hillPath(ridge)}"/><path fill="none" stroke="#000" stroke-width="2.5" stroke-linecap="square" d="${ridge}"/>`,
  )
  .join('')}</mask><path clip-path="url(#t)" mask="url(#m)" d="M0 0h${size}v${size}H0z"/></svg>\n`;
