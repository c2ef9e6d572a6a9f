import { hospital, phones } from '../../site/facts.ts';
import { line } from './handout.css.ts';

const { address } = hospital;

/** On paper only: whose page this is and how to reach them. */
export function Handout({ path }: { readonly path: string }) {
  return (
    <p className={line}>
      <strong>{hospital.name}</strong>
      {`, ${address.street}, ${address.city}, ${address.state} ${address.postalCode}. `}
      {`Phone ${phones.admission.shown} or ${phones.landline.shown}. This page: ${path}`}
    </p>
  );
}
