import { Cluster, Stack } from '../layout/stack.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { fontSize } from '../theme/tokens.ts';
import { patches, sizes, swatch, swatches } from './example.css.ts';
import { Example } from './example.tsx';

export function FoundationExamples() {
  return (
    <>
      <Example title="Colour" about="Colours by role. The colour scheme decides the value of a role.">
        <div className={swatches}>
          {Object.entries(patches).map(([role, patch]) => (
            <div key={role} className={swatch}>
              <div className={patch} />
              {role}
            </div>
          ))}
        </div>
      </Example>
      <Example title="Type" about="Martel for headings, Mukta for text. Sizes depend on the window's width.">
        <Stack gap="3">
          <p className={sizes.lead}>Lead: first light on the Shivalik hills, and someone to talk to.</p>
          <h3>Third heading: how it shows</h3>
          <h4>Fourth heading: in a child</h4>
          <p>
            Body: a session costs ₹1,000; six cost ₹5,400 (10% off). Open 09:00 AM – 06:30 PM, Monday →
            Saturday. “Ask us anything”, it’s confidential… at most 10 × 30 minutes, ≥ 18 years · ≤ 65, café,
            naïve.
          </p>
          <p>
            <strong>Strong text, as in a label.</strong>{' '}
            <span className={sizes.small}>Small text, as in a hint.</span>
          </p>
          <p className={sizes.small}>{Object.keys(fontSize).join(' · ')}</p>
        </Stack>
      </Example>
      <Example title="Link" about="Always underlined. A link to another site opens a new tab and says so.">
        <Cluster gap="5">
          <TextLink href="/doctors">Find a doctor</TextLink>
          <TextLink href="https://example.com" external>
            See us on the map
          </TextLink>
        </Cluster>
      </Example>
    </>
  );
}
