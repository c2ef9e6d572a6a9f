import type { RightsFacts } from '#app/content/rights/rights-facts.ts';
import { act } from './act.ts';

export const registrations = {
  title: 'Our registration',
  note: act('sections 65 and 70'),
  body: ({
    mentalHealthRegistration: registration,
    certificateShownAt,
    clinicalEstablishment,
  }: RightsFacts) => (
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
  ),
};
