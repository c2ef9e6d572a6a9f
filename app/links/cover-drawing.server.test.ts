import { expect, test } from 'vitest';
import { newPostId, newVideoId } from '#tests/support/links.ts';
import { drawCover } from './cover-drawing.server.ts';

test('draws the same cover for an id every time, and a different one for every other id', () => {
  const ids = [...Array.from({ length: 60 }, newVideoId), ...Array.from({ length: 60 }, newPostId)];
  const covers = ids.map((id) => drawCover(id));
  expect(ids.map((id) => drawCover(id))).toEqual(covers);
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

test('draws a sign of each subject on the same land', () => {
  const subjects = ['sleep', 'breath', 'child'] as const;
  const covers = [undefined, ...subjects].map((subject) => drawCover('Zq_-9xW', subject));
  expect(new Set(covers).size).toBe(covers.length);
  for (const cover of covers) expect(cover).not.toMatch(/NaN|undefined|Infinity/);
});
