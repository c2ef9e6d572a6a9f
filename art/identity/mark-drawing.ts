import { hillUnder, mark } from '#app/ui/header/mark.ts';

const { size, radius, sky, sun, hills } = mark;

const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`;
const circle = `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}"`;
const tile = `<clipPath id="t"><rect width="${size}" height="${size}" rx="${radius}"/></clipPath>`;

const scene = [
  `<path fill="${sky}" d="M0 0h${size}v${size}H0z"/>`,
  `${circle} fill="${sun.fill}"/>`,
  ...hills.map(({ fill, ridge }) => `<path fill="${fill}" d="${hillUnder(ridge)}"/>`),
].join('');

/** With the tile's round corners, for whoever shows a picture as it is. */
export const markTile = `${open}${tile}<g clip-path="url(#t)">${scene}</g></svg>\n`;

/** To the edges, for systems that cut the shape themselves. Sun and ridges lie in the middle four fifths. */
export const markSquare = `${open}${scene}</svg>\n`;

/** One colour and nothing behind it: the ridges are cut out of it. A margin all round, since it may be cut round. */
export const markMonochrome = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -3 64 64">${tile}<mask id="m">${circle} fill="#fff"/>${hills
  .map(
    ({ ridge }) =>
      `<path fill="#fff" d="${hillUnder(ridge)}"/><path fill="none" stroke="#000" stroke-width="2.5" stroke-linecap="square" d="${ridge}"/>`,
  )
  .join('')}</mask><path clip-path="url(#t)" mask="url(#m)" d="M0 0h${size}v${size}H0z"/></svg>\n`;
