import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel, CarouselItem } from './carousel.tsx';

const rowOf = (count: number) =>
  renderToStaticMarkup(
    <Carousel label="Doctors" perPage="four">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items never move.
        <CarouselItem key={index}>{index}</CarouselItem>
      ))}
    </Carousel>,
  );

test('a row of one item has no buttons, and needs no script', () => {
  expect(rowOf(1)).not.toContain('<button');
  expect(rowOf(1)).not.toContain('data-interactive');
});

test('a row of two items has buttons for the previous and the next page', () => {
  expect(rowOf(2).match(/<button/g)).toHaveLength(2);
  expect(rowOf(2)).toContain('data-interactive');
});
