import type { ReactNode } from 'react';
import { heading, hint as hintLook, section } from './form-section.css.ts';

interface FormSectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

/** Related fields under their own heading within a dialog. */
export function FormSection({ title, hint, isHidden, children }: FormSectionProps) {
  return (
    <section className={section} hidden={isHidden}>
      <div>
        <h3 className={heading}>{title}</h3>
        {hint && <p className={hintLook}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}
