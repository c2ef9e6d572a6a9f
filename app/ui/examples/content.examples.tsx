import { Fragment, useRef, useState } from 'react';
import { Pencil, Trash2 } from '#app/ui/icon/icons.ts';
import { Badge } from '../badge/badge.tsx';
import { BadgeButton } from '../badge/badge-button.tsx';
import { Button, IconButton } from '../button/button.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { Cluster, Stack } from '../layout/stack.tsx';
import { Lightbox, type LightboxPicture } from '../lightbox/lightbox.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Cell, DetailRow, Row, Table } from '../table/table.tsx';
import { Example } from './example.tsx';

export function ContentExamples() {
  const [dismissed, setDismissed] = useState(false);
  return (
    <>
      <Example title="Flash" about="Result of an action, within the page.">
        <Stack gap="3">
          {!dismissed && (
            <InlineAlert tone="positive" onDismiss={() => setDismissed(true)}>
              Dr. Sample was added.
            </InlineAlert>
          )}
          <InlineAlert tone="neutral">Pictures on this page are illustrations.</InlineAlert>
          <InlineAlert tone="danger">
            Failed to update availability. The doctor is shown as before; try again in a moment, or call the
            person who looks after the site.
          </InlineAlert>
        </Stack>
      </Example>
      <Example title="Badge" about="Short label for a state. Red is for errors only.">
        <Cluster>
          <Badge tone="positive">Available</Badge>
          <Badge tone="neutral">Unavailable</Badge>
          <Badge tone="accent">Video call</Badge>
          <Badge tone="danger">Not sent</Badge>
        </Cluster>
      </Example>
      <Example title="Lightbox" about="Full-window viewer for the pictures of a gallery.">
        <LightboxExample />
      </Example>
      <Example title="Skeleton" about="Placeholder for loading content, with a text for screen readers.">
        <Skeleton label="Loading doctors..." />
      </Example>
      <Example title="Table" about="A row becomes a card with field names where space is short.">
        <DoctorTable />
        <Table caption="Doctors found" columns={['Name', 'Fees']}>
          <DetailRow columns={2}>No doctors found</DetailRow>
        </Table>
      </Example>
    </>
  );
}

const doctors = [
  { name: 'Dr. Sample One', contact: 'one@example.com', care: 'Psychiatry', fees: '₹1,500', available: true },
  {
    name: 'Dr. Sample Two',
    contact: 'a.very.long.address@example.com',
    care: 'Child guidance and learning',
    fees: '₹900',
    available: false,
  },
  { name: 'Dr. Sample Three', contact: 'three@example.com', care: 'Sleep', fees: '₹1,200', available: true },
];

function DoctorTable() {
  const [shown, setShown] = useState<string | undefined>('Dr. Sample One');
  const columns = ['Name', 'Contact', 'Specialization', 'Fees', 'Availability', 'Details', 'Actions'];
  return (
    <Table caption="Doctors" columns={columns}>
      {doctors.map(({ name, contact, care, fees, available }, index) => (
        <Fragment key={name}>
          <Row>
            <Cell label="Name">{name}</Cell>
            <Cell label="Contact">{contact}</Cell>
            <Cell label="Specialization">{care}</Cell>
            <Cell label="Fees">{fees}</Cell>
            <Cell label="Availability">
              <BadgeButton
                tone={available ? 'positive' : 'neutral'}
                aria-label={`${available ? 'Available' : 'Unavailable'}: ${name}`}
              >
                {available ? 'Available' : 'Unavailable'}
              </BadgeButton>
            </Cell>
            <Cell label="Details">
              <Button
                variant="secondary"
                size="small"
                aria-expanded={shown === name}
                aria-controls={shown === name ? `details-${index}` : undefined}
                onClick={() => setShown(shown === name ? undefined : name)}
              >
                {shown === name ? 'Hide' : 'View'}
              </Button>
            </Cell>
            <Cell label="Actions">
              <Cluster gap="1" wrap={false}>
                <IconButton label={`Edit ${name}`}>
                  <Pencil size={20} aria-hidden />
                </IconButton>
                <IconButton label={`Delete ${name}`} variant="danger">
                  <Trash2 size={20} aria-hidden />
                </IconButton>
              </Cluster>
            </Cell>
          </Row>
          {shown === name && (
            <DetailRow columns={columns.length} id={`details-${index}`}>
              <Stack gap="2">
                <h3>About</h3>
                <p>Listens first. Sees adults and young people, in Hindi, Punjabi and English.</p>
              </Stack>
            </DetailRow>
          )}
        </Fragment>
      ))}
    </Table>
  );
}

const picture = (room: string, title: string): LightboxPicture => ({
  files: { path: `/pictures/rooms/${room}`, width: 1600, height: 900, widths: [480, 960, 1600] },
  title,
  shows: 'What the picture shows, in a sentence that may need a second line on a phone.',
});

function LightboxExample() {
  const [shown, setShown] = useState<number>();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} variant="secondary" onClick={() => setShown(1)}>
        Look at two pictures
      </Button>
      {shown !== undefined && (
        <Lightbox
          words={{
            close: 'Close',
            previous: 'Previous picture',
            next: 'Next picture',
            place: 'Picture {number} of {all}: ',
          }}
          label="Two pictures"
          pictures={[picture('gym', 'Gym'), picture('pharmacy', 'Pharmacy')]}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(undefined)}
          hrefOf={() => '#'}
          closeHref="#"
          returnTo={() => opener.current}
        />
      )}
    </>
  );
}
