import { Badge } from '#app/ui/badge/badge.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { Cell, Row, Table } from '#app/ui/table/table.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { ListedAccount } from '../staff/staff.view.ts';

const columns = ['Name', 'Mail', 'Role', 'Two-step', 'Last signed in', 'Actions'] as const;

interface StaffTableProps {
  readonly accounts: readonly ListedAccount[];
  readonly path: string;
}

/** Lists all accounts and open invitations. */
export const StaffTable = ({ accounts, path }: StaffTableProps) => (
  <Table caption="Staff accounts" columns={columns}>
    {accounts.map(({ id, name, email, roleText, isOwn, state, signedIn, hasCodes }) => (
      <Row key={id}>
        <Cell label="Name">
          <Cluster gap="2">
            <strong id={`name-${id}`}>{name}</strong>
            {isOwn && <Badge tone="positive">You</Badge>}
            {state && <Badge tone="neutral">{state}</Badge>}
          </Cluster>
        </Cell>
        <Cell label="Mail">{email}</Cell>
        <Cell label="Role">{roleText}</Cell>
        <Cell label="Two-step">{hasCodes ? 'On' : 'Off'}</Cell>
        <Cell label="Last signed in">{signedIn}</Cell>
        <Cell label="Actions">
          <RouterButtonLink to={`${path}/${id}`} variant="secondary" size="small" preventScrollReset>
            Change
            <VisuallyHidden> {name}</VisuallyHidden>
          </RouterButtonLink>
        </Cell>
      </Row>
    ))}
  </Table>
);
