import { Badge } from '#app/ui/badge/badge.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { RowTable } from '#app/ui/table/row-table.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { ListedAccount } from '../staff/staff.view.ts';

interface StaffTableProps {
  readonly accounts: readonly ListedAccount[];
  readonly path: string;
}

/** Lists all accounts and open invitations. */
export const StaffTable = ({ accounts, path }: StaffTableProps) => (
  <RowTable
    caption="Staff accounts"
    rows={accounts}
    kinds={{ 'Last signed in': 'line' }}
    columns={{
      Name: ({ id, name, isOwn, state }) => (
        <Cluster gap="2">
          <strong id={`name-${id}`}>{name}</strong>
          {isOwn && <Badge tone="positive">You</Badge>}
          {state && <Badge tone="neutral">{state}</Badge>}
        </Cluster>
      ),
      Mail: ({ email }) => email,
      Role: ({ roleText }) => roleText,
      'Two-step': ({ hasCodes }) => (hasCodes ? 'On' : 'Off'),
      'Last signed in': ({ signedIn }) => signedIn,
      Actions: ({ id, name }) => (
        <RouterButtonLink to={`${path}/${id}`} variant="secondary" size="small" preventScrollReset>
          Change
          <VisuallyHidden> {name}</VisuallyHidden>
        </RouterButtonLink>
      ),
    }}
  />
);
