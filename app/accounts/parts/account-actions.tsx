import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FormSection } from '#app/ui/form/form-section.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { AccountState } from '../staff/staff.view.ts';
import { IntentButton, type IntentButtonProps } from './intent-form.tsx';
import { FreshSignInField, type PasswordDemand } from './password-fields.tsx';
import { RoleFields, type RoleFieldsProps } from './role-field.tsx';

/** Value of the submit button: the command that an owner asks for. */
type AccountIntent = 'change-role' | 'end-sessions' | 'reset' | 'disable' | 'enable' | 'renew' | 'withdraw';

interface ConfirmedAct extends PasswordDemand {
  /** Value of the button whose password was refused. */
  readonly refusedIntent: string | undefined;
}

interface AccountActionProps extends IntentButtonProps {
  readonly title: string;
  readonly hint: string;
  readonly intent: AccountIntent;
  /** For acts that give or take access. Ending sessions is possible at once, because a device may be lost. */
  readonly password?: ConfirmedAct;
  readonly children?: ReactNode;
}

function AccountAction({ title, hint, password, children, ...button }: AccountActionProps) {
  const isRefused = password?.refusedIntent === button.intent;
  return (
    <FormSection title={title} hint={hint}>
      <Form method="post" preventScrollReset>
        <Stack gap="3">
          {children}
          {password && (
            <FreshSignInField
              id={`${button.intent}-password`}
              needsPassword={password.needsPassword}
              error={isRefused ? password.error : undefined}
            />
          )}
          <IntentButton variant="secondary" {...button} />
        </Stack>
      </Form>
    </FormSection>
  );
}

interface AccountActionsProps {
  readonly state: AccountState;
  readonly role: RoleFieldsProps;
  /** Whether the person gets a new link by mail. */
  readonly sendsMail: boolean;
  readonly password: ConfirmedAct;
}

const newLink = {
  title: 'New link',
  button: 'Make a new link',
} as const;

/**
 * The commands of an owner on the account of another person. The state of the account decides which ones are
 * shown.
 */
export function AccountActions({ state, role, sendsMail, password }: AccountActionsProps) {
  const byMail = sendsMail ? ' The person gets it by mail too.' : '';
  const newLinkHint = `The link before opens nothing any more.${byMail}`;
  if (state === 'invited') {
    return (
      <>
        <AccountAction {...newLink} hint={newLinkHint} intent="renew" password={password} />
        <AccountAction
          title="Withdraw"
          hint="The link opens nothing any more, and the invitation leaves the list."
          intent="withdraw"
          button="Withdraw the invitation"
          variant="danger"
        />
      </>
    );
  }
  if (state === 'disabled') {
    return (
      <AccountAction
        title="Enable"
        hint="The person can sign in again, with the password from before."
        intent="enable"
        password={password}
        button="Enable the account"
      />
    );
  }
  return (
    <>
      <AccountAction
        title="What the person may do"
        hint="In force at once."
        intent="change-role"
        password={password}
        button="Change the role"
      >
        <RoleFields {...role} />
      </AccountAction>
      {state === 'reset' ? (
        <AccountAction {...newLink} hint={newLinkHint} intent="reset" password={password} />
      ) : (
        <>
          <AccountAction
            title="Sign out"
            hint="On every device. The person can sign in again."
            intent="end-sessions"
            button="Sign out everywhere"
          />
          <AccountAction
            title="New password"
            hint={`For somebody who forgot it, or whose password others may know. The old one stops working, every device is signed out, and you get a link to hand on with which the person chooses a new one.${byMail}`}
            intent="reset"
            password={password}
            button="Reset the password"
          />
        </>
      )}
      <AccountAction
        title="Disable"
        hint="For somebody who left. Every device is signed out; what the person did stays written down."
        intent="disable"
        password={password}
        button="Disable the account"
        variant="danger"
      />
    </>
  );
}
