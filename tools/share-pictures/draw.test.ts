import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareSize } from '#app/page-meta/share-picture.ts';
import { light } from '#app/ui/theme/tokens.ts';
import { createSharePictureDrawer } from './draw.ts';
import { titleRoom } from './scenery.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** WCAG's relative luminance. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const colourOf = (hex: string): Colour => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
};

/** Draws a share picture over a single-colour hero. The one-letter title leaves the background free for measuring. */
async function pictureBefore(hero: string) {
  const makePicture = await createSharePictureDrawer();
  const jpeg = await makePicture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 720"><path fill="${hero}" d="M0 0h1600v720H0z"/></svg>`,
    'I',
  );
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return {
    size: { width: info.width, height: info.height },
    at(x: number, y: number): Colour {
      const index = (y * info.width + x) * info.channels;
      return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
    },
  };
}

test.each(['#000000', '#ffffff', '#808080'])('text has enough contrast in front of %s', async (hero) => {
  const picture = await pictureBefore(hero);
  expect(picture.size).toEqual(shareSize);
  const rightEdge = titleRoom.left + titleRoom.width;
  const ground = picture.at(rightEdge, titleRoom.top + titleRoom.height / 2);
  expect(contrast(colourOf(light.heading), ground)).toBeGreaterThanOrEqual(4.5);
  // The second line of the name has a softer colour and is shorter.
  expect(contrast(colourOf(light.textSoft), picture.at(600, 125))).toBeGreaterThanOrEqual(4.5);
});
