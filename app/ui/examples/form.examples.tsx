import { useState } from 'react';
import { slotLabels } from '#app/time/slots.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { ChoiceGroup } from '../choice-group/choice-group.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { PasswordField } from '../field/password-field.tsx';
import { SelectField } from '../field/select-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { Cluster, Stack } from '../layout/stack.tsx';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { VersionChoice } from '../version-choice/version-choice.tsx';
import { fields } from './example.css.ts';
import { Example } from './example.tsx';

const categories = [
  { value: 'stories', label: 'Home Page Our Patient Stories link' },
  { value: 'videos', label: 'Home Page Trending YouTube Link' },
];

const problems = {
  phone: 'Phone number must be 10 digits.',
  category: 'Category is required.',
  slots: 'Choose at least one slot.',
};

const languageTabs = [
  { id: 'english', label: 'English' },
  { id: 'hindi', label: 'Hindi', note: '2 missing' },
  { id: 'punjabi', label: 'Punjabi', note: 'has an error', isWrong: true },
] as const;

function TabsExample() {
  const [open, setOpen] = useState<(typeof languageTabs)[number]['id']>('english');
  return (
    <Tabs label="Language" tabs={languageTabs} open={open} onOpen={setOpen}>
      <p>{`The texts in ${open}.`}</p>
    </Tabs>
  );
}

export function FormExamples() {
  return (
    <>
      <Example title="Field" about="The label is above, the error below. Optional fields are marked.">
        <div className={fields}>
          <TextField name="name" label="Name" required autoComplete="off" />
          <TextField name="hospital" label="Hospital" placeholder="Hospital or 1st description" />
          <TextField
            name="phone"
            label="Phone"
            type="tel"
            hint="Ten digits, without +91."
            error={problems.phone}
            defaultValue="98765"
            required
          />
          <TextField name="fees" label="Fees" defaultValue="1800" disabled required />
          <TextField
            name="awards"
            label="Member of (Awards)"
            defaultValue="Shown, not to be changed"
            readOnly
            required
          />
          <PasswordField name="password" label="Your Password" autoComplete="current-password" required />
          <TextField name="about" label="About" multiline rows={3} />
          <TextField
            name="history"
            label="A label so long that it cannot stand in one line on a telephone, as some of a hospital's do"
            hint="A hint as long: what is written here is read by the doctor before the first visit and by nobody else."
            error="An error as long: write at least one sentence about what has happened, so that the doctor can prepare."
            multiline
            rows={3}
            required
          />
        </div>
      </Example>
      <Example title="Select" about="The browser's native select.">
        <div className={fields}>
          <SelectField
            name="group"
            label="Category"
            placeholder="Select category"
            options={categories}
            required
          />
          <SelectField
            name="category"
            label="Category"
            placeholder="Select category"
            options={categories}
            error={problems.category}
            required
          />
          <SelectField name="closed" label="Category" options={categories} disabled required />
        </div>
      </Example>
      <Example
        title="Multi-select"
        about="Opens by click, Enter or Space; Escape closes it. Works without scripts."
      >
        <form>
          <Stack gap="5">
            <div className={fields}>
              <MultiSelect
                name="hospitalSlots"
                label="Hospital Slots"
                options={slotLabels}
                hint="When patients may come."
              />
              <MultiSelect
                name="videoSlots"
                label="Video Slots"
                options={slotLabels}
                defaultSelected={['09:00 AM', '09:30 AM', '02:00 PM', '04:30 PM']}
              />
              <MultiSelect name="slots" label="Slots" options={slotLabels} error={problems.slots} />
            </div>
            <Cluster>
              <Button variant="secondary">Send the slots</Button>
            </Cluster>
          </Stack>
        </form>
      </Example>
      <Example title="Checkbox" about="The whole row is the touch area.">
        <Stack gap="1">
          <Checkbox name="remember" label="Remember Me" />
          <Checkbox
            name="news"
            label="Tell me about new groups"
            hint="At most once a month."
            defaultChecked
          />
          <Checkbox
            name="consent"
            label="I agree to be called back"
            error="Tick the box, or call us instead."
          />
          <Checkbox name="never" label="Not to be chosen" disabled />
        </Stack>
      </Example>
      <Example title="Choice group" about="A few visible options, of which one or several can be chosen.">
        <Stack gap="5">
          <ChoiceGroup type="radio" name="kind" legend="Category" options={categories} chosen={['stories']} />
          <ChoiceGroup
            type="checkbox"
            name="kinds"
            legend="Categories"
            options={categories}
            chosen={['videos']}
            hint="As many as you like."
            error="Choose categories on the list."
          />
        </Stack>
      </Example>
      <Example title="Search box" about="Belongs in a GET form, so that it works without scripts.">
        <search>
          <form>
            <SearchBox name="q" label="Search doctors" placeholder="Name, Specialist" submitLabel="Search" />
          </form>
        </search>
        <SearchBox name="live" label="Search by name" placeholder="Search by name" />
      </Example>
      <Example
        title="Version choice"
        about="Resolves a conflict between two people's versions, field by field."
      >
        <VersionChoice
          differences={[
            { field: 'fees', label: 'Fees', mine: '1650', theirs: '700', offered: 'mine' },
            { field: 'hospital', label: 'Hospital', mine: 'Sector 15', theirs: '', offered: 'theirs' },
          ]}
        />
      </Example>
      <Example title="Error summary" about="Above a form that was refused. Each line links to its field.">
        <ErrorSummary errors={problems} />
      </Example>
      <Example
        title="Tabs"
        about="Parts of one form. A tab says if something is missing or wrong. The arrow keys change the tab."
      >
        <TabsExample />
      </Example>
    </>
  );
}
