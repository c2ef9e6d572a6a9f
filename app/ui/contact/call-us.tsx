import { phones } from '#app/site/facts.ts';
import { ButtonLink } from '../button/button.tsx';
import { Cluster } from '../layout/stack.tsx';
import { CallButton } from './call-button.tsx';

/** The hospital's phones as buttons, where a page could not give what was looked for. */
export function CallUs() {
  return (
    <Cluster>
      <CallButton />
      <ButtonLink href={phones.landline.href} variant="secondary">
        {phones.landline.label} {phones.landline.shown}
      </ButtonLink>
    </Cluster>
  );
}
