import { expect, test } from 'vitest';
import { paise } from '#app/money/money.ts';
import { upiCode } from './upi-code.server.ts';

const request = {
  upiId: 'hospital@bank',
  payee: 'A Hospital',
  paise: paise(80_050),
  reference: 'K7P4RX',
  note: 'Payment',
};

test('has the exact amount and our reference in the link', () => {
  const { link } = upiCode(request);
  expect(link).toContain('am=800.50');
  expect(link).toContain('tr=K7P4RX');
});

test('has the three finder patterns of a QR code and a quiet zone of four modules', () => {
  const { size, path } = upiCode(request);
  const squares = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const isDark = (x: number, y: number) => squares.has(`${x} ${y}`);
  const corners = [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const;
  for (const [left, top] of corners) {
    for (let step = 0; step < 7; step += 1) {
      expect(isDark(left + step, top)).toBe(true);
      expect(isDark(left, top + step)).toBe(true);
    }
    expect(isDark(left + 1, top + 1)).toBe(false);
    expect(isDark(left + 3, top + 3)).toBe(true);
  }
  const border = [...squares].map((square) => square.split(' ').map(Number));
  expect(Math.min(...border.flat())).toBe(4);
  expect(Math.max(...border.flat())).toBe(size - 5);
});

test('differs for another amount', () => {
  expect(upiCode({ ...request, paise: paise(80_000) }).path).not.toBe(upiCode(request).path);
});
