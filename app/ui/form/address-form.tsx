import type { ComponentProps, ReactNode } from 'react';
import { Form } from 'react-router';
import { pathOfAddress, queryOfAddress } from '#app/navigation/list-address.ts';
import { Button } from '../button/button.tsx';

/** Hidden fields for the query of an address. Browsers drop the query of the `action` when a form is submitted by GET. */
export function AddressFields({ of }: { readonly of: string }) {
  return [...new URLSearchParams(queryOfAddress(of))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** Form whose button opens an address, also without scripts. */
export function AddressForm({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Form method="get" action={pathOfAddress(to)} preventScrollReset>
      <AddressFields of={to} />
      {children}
    </Form>
  );
}

/** {@link AddressForm} with an ordinary button. */
export const AddressButton = ({ to, ...button }: { readonly to: string } & ComponentProps<typeof Button>) => (
  <AddressForm to={to}>
    <Button type="submit" {...button} />
  </AddressForm>
);
