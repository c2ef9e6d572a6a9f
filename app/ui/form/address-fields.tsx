import { queryOfAddress } from '#app/navigation/list-address.ts';

/** The query of an address as fields of a form: one that is sent by GET drops what its action says of it. */
export function AddressFields({ of }: { readonly of: string }) {
  return [...new URLSearchParams(queryOfAddress(of))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
