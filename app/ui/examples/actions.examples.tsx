import { useState } from 'react';
import { CalendarCheck, Ellipsis, Globe, Pencil, Phone, Trash2 } from '#app/ui/icon/icons.ts';
import { ActionMenu } from '../action-menu/action-menu.tsx';
import { BadgeButton } from '../badge/badge-button.tsx';
import { Button, ButtonLink, IconButton } from '../button/button.tsx';
import { RouterButtonLink } from '../button/router-button-link.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { TextField } from '../field/text-field.tsx';
import { Cluster, Stack } from '../layout/stack.tsx';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { RowActions } from '../row-actions/row-actions.tsx';
import { fields } from './example.css.ts';
import { Example } from './example.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ActionExamples() {
  return (
    <>
      <Example
        title="Button"
        about="One primary button per view. Hover over one; press Tab to see the focus ring."
      >
        {(['medium', 'small'] as const).map((size) => (
          <Cluster key={size}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant}
              </Button>
            ))}
          </Cluster>
        ))}
        <Cluster>
          <Button busy>Signing in...</Button>
          <Button variant="secondary" busy>
            Saving...
          </Button>
          <Button disabled>Disabled</Button>
          <Button variant="secondary" disabled>
            Disabled
          </Button>
        </Cluster>
        <Cluster>
          <ButtonLink href="tel:+911720000000">
            <Phone size={20} aria-hidden />
            Call the hospital
          </ButtonLink>
          <RouterButtonLink to="/dev/ui" variant="secondary" preventScrollReset>
            <CalendarCheck size={20} aria-hidden />
            Book an appointment with a child psychologist, also by video call
          </RouterButtonLink>
        </Cluster>
      </Example>
      <Example
        title="Icon button"
        about="For places without room for words. Its label is its accessible name and its tooltip."
      >
        <Cluster gap="1">
          <IconButton label="Edit Dr. Sample">
            <Pencil size={20} aria-hidden />
          </IconButton>
          <IconButton label="Delete Dr. Sample" variant="danger">
            <Trash2 size={20} aria-hidden />
          </IconButton>
          <IconButton label="Call" variant="primary">
            <Phone size={20} aria-hidden />
          </IconButton>
          <IconButton label="Edit a doctor who is locked" disabled>
            <Pencil size={20} aria-hidden />
          </IconButton>
        </Cluster>
      </Example>
      <Example title="Badge button" about="A state that can be toggled in place.">
        <AvailabilityToggle />
      </Example>
      <Example
        title="Menu"
        about="For actions that do not fit into a row. Arrow keys, first letters, Escape."
      >
        <Cluster>
          <ActionMenu
            label="More for Dr. Sample"
            trigger={<Ellipsis size={20} aria-hidden />}
            actions={[
              { label: 'Edit', Icon: Pencil, to: '/dev/ui' },
              { label: 'See on the website', Icon: Globe, newTab: '/doctors' },
              { label: 'Delete', Icon: Trash2, to: '/dev/ui', tone: 'danger' },
            ]}
          />
        </Cluster>
      </Example>
      <Example
        title="Row actions"
        about="At the end of a row in a staff list. The buttons work without scripts; the menu needs them."
      >
        <p id="row-name">Dr. Sample</p>
        <RowActions
          describedBy="row-name"
          editTo="/dev/ui"
          deleteTo="/dev/ui"
          more={[{ label: 'See on the website', Icon: Globe, newTab: '/doctors' }]}
        />
      </Example>
      <Example
        title="Dialog"
        about="Traps focus, returns it, closes on Escape. A wide dialog fills a phone's screen."
      >
        <DialogExamples />
      </Example>
    </>
  );
}

function AvailabilityToggle() {
  const [available, setAvailable] = useState(true);
  return (
    <Cluster>
      <BadgeButton
        tone={available ? 'positive' : 'neutral'}
        aria-pressed={available}
        onClick={() => setAvailable(!available)}
      >
        {available ? 'Available' : 'Unavailable'}
      </BadgeButton>
      <BadgeButton tone="positive" disabled>
        Available
      </BadgeButton>
    </Cluster>
  );
}

function DialogExamples() {
  const [open, setOpen] = useState<'narrow' | 'wide'>();
  const close = () => setOpen(undefined);
  return (
    <Cluster>
      <Button variant="secondary" onClick={() => setOpen('narrow')}>
        Delete a doctor
      </Button>
      <Button variant="secondary" onClick={() => setOpen('wide')}>
        Add a doctor
      </Button>
      {open === 'narrow' && (
        <Dialog
          title="Confirm Delete"
          description="Are you sure you want to delete this doctor?"
          onClose={close}
        >
          <Cluster>
            <Button variant="danger" onClick={close}>
              Delete
            </Button>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
          </Cluster>
        </Dialog>
      )}
      {open === 'wide' && (
        <Dialog title="Add Doctor" width="wide" onClose={close}>
          <Stack gap="5">
            <div className={fields}>
              {['Name', 'Specialization', 'Hospital', 'Experience', 'Fees', 'Phone', 'Email'].map((label) => (
                <TextField key={label} name={`dialog-${label}`} label={label} required />
              ))}
              <TextField name="dialog-about" label="About" multiline required />
            </div>
            <MultiSelect
              name="dialog-slots"
              label="Hospital Slots"
              options={['09:00 AM', '09:30 AM', '10:00 AM']}
            />
            <Cluster>
              <Button onClick={close}>Create</Button>
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
            </Cluster>
          </Stack>
        </Dialog>
      )}
    </Cluster>
  );
}
