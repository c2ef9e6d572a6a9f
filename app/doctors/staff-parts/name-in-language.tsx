import { type MouseEvent, useState } from 'react';
import type { Script } from '#app/languages/locale-definition.ts';
import { transliterated } from '#app/languages/transliteration.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField, type TextFieldProps } from '#app/ui/field/text-field.tsx';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { Stack } from '#app/ui/layout/stack.tsx';

interface NameInLanguageProps extends TextFieldProps {
  readonly script: Script;
  /** The name in English, as typed at this moment. */
  readonly english: string;
}

/** Writes a text into the field of a form, as if it was typed. */
function typeInto(form: HTMLFormElement | null, name: string, text: string) {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/**
 * Field for a doctor's name in another language. While it is empty, a suggestion in the letters of the language stands below it. Only a person who presses the
 * button, or types it, enters it into the field.
 */
export function NameInLanguage({ script, english, ...field }: NameInLanguageProps) {
  const [isEmpty, setIsEmpty] = useState(!field.defaultValue);
  const hydrated = useHydrated();
  const suggestion = isEmpty ? transliterated(english, script) : undefined;
  const enter = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    typeInto(currentTarget.form, field.name, suggestion ?? '');
  return (
    <Stack gap="2">
      <TextField {...field} onInput={({ currentTarget }) => setIsEmpty(currentTarget.value === '')} />
      {suggestion && (
        <>
          <p>
            Suggestion: <strong lang={field.lang}>{suggestion}</strong>. Spelt by rule from the English name:
            compare it with how the doctor writes it.
          </p>
          {hydrated && (
            <div>
              <Button type="button" variant="secondary" onClick={enter}>
                Use this suggestion
              </Button>
            </div>
          )}
        </>
      )}
    </Stack>
  );
}
