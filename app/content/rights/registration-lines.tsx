import type { RightsFacts } from './rights.tsx';

type RegistrationFacts = Pick<
  RightsFacts,
  'mentalHealthRegistration' | 'certificateShownAt' | 'clinicalEstablishment'
>;

/** Who gave the hospital leave to work, or an honest word that this is still to come. */
export function RegistrationLines({ facts }: { readonly facts: RegistrationFacts }) {
  const { mentalHealthRegistration: registration, certificateShownAt, clinicalEstablishment } = facts;
  return (
    <>
      <p>
        {registration
          ? `This hospital is registered with ${registration.authority}, number ${registration.number}. `
          : 'The hospital’s registration under the Mental Healthcare Act will be shown here before it opens. '}
        {certificateShownAt && `The certificate hangs ${certificateShownAt}.`}
      </p>
      {clinicalEstablishment !== null && clinicalEstablishment !== 'does not apply' && (
        <p>
          {`It is registered as a clinical establishment with ${clinicalEstablishment.authority}, number ${clinicalEstablishment.number}.`}
        </p>
      )}
    </>
  );
}
