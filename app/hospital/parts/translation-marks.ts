import { createContext, useContext } from 'react';

const TranslationMarks = createContext<ReadonlyMap<string, string>>(new Map());

/** Gives the controls of a form their marks: words by the id of the control. */
export const TranslationMarksProvider = TranslationMarks.Provider;

/** Returns the mark of a control whose translation is missing or older than the English. */
export function useTranslationMark(): (control: string) => { readonly mark?: string } {
  const marks = useContext(TranslationMarks);
  return (control) => {
    const mark = marks.get(control);
    return mark === undefined ? {} : { mark };
  };
}
