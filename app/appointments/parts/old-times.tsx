import { CallButtons } from '#app/ui/contact/call-buttons.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';

/** Says that the times below may be old, and who has those of now. */
export const OldTimes = ({ asOf }: { readonly asOf: string }) => (
  <>
    <Flash tone="neutral">
      {`As of ${asOf}. A time may have gone since, and booking here does not work for the moment. Call us: we book it with you.`}
    </Flash>
    <CallButtons />
  </>
);
