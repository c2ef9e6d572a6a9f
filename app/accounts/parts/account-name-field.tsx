import { createContext, useContext } from 'react';

/** Mail address of the signed-in person, which is the name of the account. Provided by the frame of the staff area. */
export const OwnMailAddressContext = createContext<string | null>(null);

/**
 * Tells password managers to which account the password of a form belongs. Chromium reads such a field although it is not displayed.
 * It has no name, so it is not submitted.
 */
export const AccountNameField = ({ email }: { readonly email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
);

/** The field in a form that asks for the password of the signed-in person. */
export function OwnAccountNameField() {
  const email = useContext(OwnMailAddressContext);
  return email === null ? null : <AccountNameField email={email} />;
}
