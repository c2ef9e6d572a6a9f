import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeclaredControl } from './declared-control.tsx';
import { declareFields } from './declared-field.ts';

const { phone, name } = declareFields({
  phone: { label: 'Phone', kind: 'tel', max: 10, required: true },
  name: { label: 'Name', max: 10, required: true },
});

test('asks for a phone with the keypad of a phone, and does not cut a number with spaces', () => {
  const control = renderToStaticMarkup(<DeclaredControl field={phone} text="" error={undefined} />);
  expect(control).toContain('type="tel" inputMode="tel"');
  expect(control).not.toContain('maxLength');
});

test('lets the browser stop at the limit of a text that is stored as it was typed', () => {
  const control = renderToStaticMarkup(<DeclaredControl field={name} text="" error={undefined} />);
  expect(control).toContain('maxLength="10"');
});
