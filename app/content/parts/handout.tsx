import { addressLine } from '#app/site/address.ts';
import { hospital, phones } from '#app/site/facts.ts';
import { line } from './handout.css.ts';

/** On paper only: whose page this is and how to reach them. */
export function Handout({ path }: { readonly path: string }) {
  return (
    <p className={line}>
      <strong>{hospital.name}</strong>
      {`, ${addressLine()}. `}
      {`Phone ${phones.admission.shown} or ${phones.landline.shown}. This page: ${path}`}
    </p>
  );
}
