import { parsePhone } from '#app/contact-details/phone.ts';
import { comparedName } from '#app/typed-text/spelling/name-key.ts';

export const isSameName = (one: string, other: string): boolean => comparedName(one) === comparedName(other);

/** Name and phone, in any spelling. Two doctors with the same identity are one doctor, entered or imported twice. */
export const doctorIdentity = ({ name, phone }: { readonly name: string; readonly phone: string }): string =>
  `${comparedName(name)}\n${parsePhone(phone) ?? phone.trim()}`;
