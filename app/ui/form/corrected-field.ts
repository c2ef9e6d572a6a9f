import { isMailAddress } from '#app/contact-details/mail-address.ts';
import { parsePhone } from '#app/contact-details/phone.ts';
import { readTypedText } from '#app/languages/typed-text.ts';

/** Form control of a public form. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Whether a value differs from the one that the server refused. Only then does the browser's judgement count. */
function isChanged(control: Control, group: readonly HTMLInputElement[]): boolean {
  return group.length > 0
    ? group.some(({ checked, defaultChecked }) => checked !== defaultChecked)
    : control.value !== control.defaultValue;
}

/** Whether a text follows the rules that the server applies to this kind of field. */
export function isAcceptedText({
  type,
  value,
  required,
  maxLength,
}: Pick<Control, 'type' | 'value' | 'required' | 'maxLength'>): boolean {
  if (type === 'tel') return parsePhone(value) !== undefined;
  const read = readTypedText(value, {
    max: maxLength < 0 ? Number.POSITIVE_INFINITY : maxLength,
    lines: type === 'textarea',
  });
  if ('fault' in read) return false;
  if (read.text === '') return !required;
  return type !== 'email' || isMailAddress(read.text);
}

/** Whether a field that the server refused is right now, or is not asked for any more. */
export function isCorrected(control: Control): boolean {
  if (control.getClientRects().length === 0) return true;
  const options = control.form?.elements.namedItem(control.name);
  const group = (options instanceof RadioNodeList ? [...options] : [control]).filter(
    (one): one is HTMLInputElement =>
      one instanceof HTMLInputElement && (one.type === 'radio' || one.type === 'checkbox'),
  );
  if (!isChanged(control, group)) return false;
  return group.length > 0 ? group.some(({ checked }) => checked) : isAcceptedText(control);
}
