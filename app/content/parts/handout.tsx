import { addressLine } from '../../site/address.ts';
import { hospital, phones } from '../../site/facts.ts';
import { line } from './handout.css.ts';

/** On paper only: whose page this is and how to reach them. */
export function Handout({ path }: { readonly path: string }) {
  return (
    <p className={line}>
      <strong>{hospital.name}</strong>
      {`, ${addressLine}. `}
      {`Phone ${phones.admission.shown} or ${phones.landline.shown}. This page: ${path}`}
    </p>
  );
}
