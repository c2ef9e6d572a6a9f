import { Badge, BadgeButton } from '#app/ui/badge/badge.tsx';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/card/card.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { PasswordField } from '#app/ui/field/password-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { TextLink } from '#app/ui/link/link.tsx';
import { Page } from '#app/ui/page/page.tsx';
import { Cluster, Stack } from '#app/ui/page/stack.tsx';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import { Skeleton } from '#app/ui/skeleton/skeleton.tsx';
import { Pencil, Trash2 } from 'lucide-react';

export const handle = { hydration: 'eager' };

export default function Parts() {
  return (
    <Page>
      <Stack gap="6">
        <h1>Parts</h1>
        <Cluster>
          <Button>Book</Button><Button variant="secondary">Book</Button><Button variant="quiet">Book</Button><Button variant="danger">Book</Button>
          <Button busy>Signing in...</Button><Button disabled>No</Button><Button size="small">Small</Button><Button size="small" variant="secondary">Small</Button>
          <IconButton label="Edit"><Pencil size={20} /></IconButton><IconButton label="Delete" variant="danger"><Trash2 size={20} /></IconButton>
        </Cluster>
        <Cluster><Badge tone="positive">Available</Badge><Badge tone="neutral">Unavailable</Badge><Badge tone="accent">Sample</Badge><Badge tone="danger">Failed</Badge><BadgeButton tone="positive">Available</BadgeButton><BadgeButton tone="neutral">Unavailable</BadgeButton></Cluster>
        <p>Read <TextLink href="/">more</TextLink> or <TextLink external href="https://example.com">elsewhere</TextLink></p>
        <TextField name="a" label="Name" required hint="As on the board" error="Phone number must be 10 digits." />
        <TextField name="b" label="About" multiline />
        <SelectField name="c" label="Category" placeholder="Select category" options={[{ value: 'a', label: 'A' }]} />
        <PasswordField name="d" label="Your Password" required />
        <Checkbox name="e" label="Remember Me" />
        <SearchBox name="q" label="Search" placeholder="Name, Specialist" submitLabel="Search" />
        <Flash tone="positive" onDismiss={() => {}}>Saved</Flash><Flash tone="danger">Failed</Flash><Flash tone="neutral">Info</Flash>
        <ErrorSummary errors={{ a: 'Phone number must be 10 digits.' }} />
        <Card><Skeleton label="Loading doctors..." /></Card>
      </Stack>
    </Page>
  );
}
