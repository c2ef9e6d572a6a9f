import { expect, test } from 'vitest';
import { newPostId, newVideoId } from '#tests/support/links.ts';
import { drawCover } from './cover-drawing.server.ts';

test('draws the same cover for an id every time, and a different one for every other id', () => {
  const ids = [...Array.from({ length: 60 }, newVideoId), ...Array.from({ length: 60 }, newPostId)];
  const covers = ids.map(drawCover);
  expect(ids.map(drawCover)).toEqual(covers);
  expect(new Set(covers).size).toBe(ids.length);
});

test('draws at least five of the seven hours for 60 videos', () => {
  const skies = Array.from({ length: 60 }, () => /stop-color="(#\w+)"/.exec(drawCover(newVideoId()))?.[1]);
  expect(new Set(skies).size).toBeGreaterThanOrEqual(5);
});

test('writes numbers only, and no text of the id', () => {
  const cover = drawCover('Zq_-9xW');
  expect(cover).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
  expect(cover).not.toMatch(/NaN|undefined|Infinity|Zq_-9xW/);
});
