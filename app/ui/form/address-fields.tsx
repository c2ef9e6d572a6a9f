import { queryOfAddress } from '#app/navigation/list-address.ts';

/** Hidden fields for the query of an address. Browsers drop the query of the `action` when a form is submitted by GET. */
export function AddressFields({ of }: { readonly of: string }) {
  return [...new URLSearchParams(queryOfAddress(of))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
