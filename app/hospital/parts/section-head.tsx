import type { ReactNode } from 'react';
import { RouteButtonLink } from '#app/ui/button/route-button-link.tsx';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { hospitalPath } from '../hospital-paths.ts';

interface SectionHeadProps {
  readonly title: string;
  /** What the section is for. */
  readonly children: ReactNode;
}

/** The head of a section's page, with the way back to all of them. */
export function SectionHead({ title, children }: SectionHeadProps) {
  return (
    <div>
      <Cluster align="between">
        <h1>{title}</h1>
        <RouteButtonLink to={hospitalPath} variant="secondary" size="small">
          All sections
        </RouteButtonLink>
      </Cluster>
      {children}
    </div>
  );
}
