import type { ReactNode } from 'react';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { hospitalPath } from '../hospital-paths.ts';
import { back } from './hospital.css.ts';

interface SectionHeadProps {
  readonly title: string;
  /** Purpose of the section. */
  readonly children: ReactNode;
}

/** Heading of a section's page, with a link to all sections where their list is not in sight. */
export function SectionHead({ title, children }: SectionHeadProps) {
  return (
    <div>
      <Cluster align="between">
        <h1>{title}</h1>
        <span className={back}>
          <RouterButtonLink to={hospitalPath} variant="secondary" size="small">
            All sections
          </RouterButtonLink>
        </span>
      </Cluster>
      {children}
    </div>
  );
}
