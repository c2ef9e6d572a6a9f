import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { Form, type FormProps } from 'react-router';
import { Stack } from '../layout/stack.tsx';
import { VersionChoice } from '../version-choice/version-choice.tsx';
import { draftFormData } from './draft.ts';
import { DraftNote } from './draft-note.tsx';
import { selectOwnVersion } from './field-conflict.ts';
import { LinkedErrors, useFocusFirstError } from './linked-errors.tsx';
import type { FieldMessages, RefusedEdit } from './refused-form.ts';
import { SaveBar } from './save-bar.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';
import { useFieldMessages } from './use-field-messages.ts';
import { useFormDraft } from './use-form-draft.ts';

/** State of an open form, from which its fields are rendered. */
interface EditState<Values> {
  readonly values: Values;
  readonly errors: FieldMessages;
  /** Key of the element around the fields. It changes when a draft is restored or discarded. */
  readonly round: number;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Text of a hidden field in the restored draft, such as the version that the draft started from. */
  readonly drafted: (name: string) => string | undefined;
  /** Updates the draft after a change that fires no form event. */
  readonly follow: () => void;
}

interface EditFormProps<Values> extends Pick<FormProps, 'className' | 'encType' | 'preventScrollReset'> {
  readonly draftName: string;
  /** Stored values. Those of the first rendering count: a later revalidation must not change the fields of an open form. */
  readonly stored: Values;
  readonly refused: RefusedEdit<Values> | undefined;
  /** Reads the values from the form in the browser, or from a draft. */
  readonly read: (form: FormData) => Values;
  /** Returns messages for invalid fields, by the same rules as the server. */
  readonly check: (form: HTMLFormElement) => FieldMessages;
  /** Returns the field of a control, for a field with several controls. */
  readonly fieldOf?: (controlName: string) => string;
  /**
   * Returns the errors in page order by the id of the element that each leads to. The form then lists them as links, and a
   * refusal by the server moves the focus to the first of these elements.
   */
  readonly linkErrors?: (messages: FieldMessages) => FieldMessages;
  /** Handles a submission that is not a save, such as a preview. Returns whether it did. */
  readonly sendElsewhere?: (event: FormEvent<HTMLFormElement>) => boolean;
  /** Whether a click may change a field without a form event. */
  readonly followsClicks?: boolean;
  /** Whether the form has a picture field, which a draft does not contain. */
  readonly hasPicture?: boolean;
  /** Label of the submit button, and address that Cancel opens. */
  readonly submit: string;
  readonly cancelTo: string;
  /** Question about a refused form, above its buttons. */
  readonly question?: ReactNode;
  readonly children: (state: EditState<Values>) => ReactNode;
}

const sameName = (name: string) => name;

/**
 * Form that edits a record on a page of its own: it stores a draft, shows messages beside the fields, lets the user
 * choose between two versions after a conflict, and asks before unsaved input is left (decision 0118).
 */
export function EditForm<Values>(props: EditFormProps<Values>) {
  const {
    draftName,
    refused,
    read,
    check,
    fieldOf = sameName,
    linkErrors,
    sendElsewhere,
    submit,
    cancelTo,
  } = props;
  const { followsClicks, hasPicture, question, children, className, encType, preventScrollReset } = props;
  const [stored] = useState(props.stored);
  const { form, isChanged, draft, round, follow, throwAway } = useFormDraft(
    draftName,
    Boolean(refused?.values),
  );
  const { messages, areGiven, checkBeforeSending, forgetWhatIsRight } = useFieldMessages(
    refused?.errors ?? {},
    check,
  );
  const drafted = draft && draftFormData(draft);
  const refusal = areGiven ? refused : undefined;
  const linked = linkErrors?.(messages);
  useFocusFirstError(refused, linked);
  return (
    <>
      <Form
        ref={form}
        method="post"
        // Error messages are rendered below the fields instead of by the browser.
        noValidate
        {...{ className, encType, preventScrollReset }}
        onSubmit={(event) => {
          if (!sendElsewhere?.(event)) checkBeforeSending(event);
        }}
        onInput={(event) => {
          selectOwnVersion(event.currentTarget, event.target, fieldOf);
          // Messages of the server stay until the next submission, because the browser cannot check all its reasons.
          if (!areGiven) forgetWhatIsRight(event);
          follow();
        }}
        onClick={followsClicks ? () => setTimeout(follow) : undefined}
      >
        <Stack gap="5">
          <LinkedErrors refused={refusal} errors={linked} />
          {draft && !refused?.values && (
            <DraftNote draft={draft} hasPicture={hasPicture} onThrowAway={throwAway} />
          )}
          {refused?.differences && (
            <VersionChoice differences={refused.differences} isOwn={refused.isOwnSave} onChoose={follow} />
          )}
          {children({
            values: refused?.values ?? (drafted ? read(drafted) : stored),
            errors: messages,
            round,
            form,
            drafted: (name) => drafted?.get(name)?.toString(),
            follow,
          })}
          <SaveBar submit={submit} cancelTo={cancelTo} isChanged={isChanged} failure={refusal?.message}>
            {question}
          </SaveBar>
        </Stack>
      </Form>
      {/* Outside the form, so that its buttons do not reach the form's handlers. */}
      <UnsavedChangesDialog isChanged={isChanged} onThrowAway={throwAway} />
    </>
  );
}
