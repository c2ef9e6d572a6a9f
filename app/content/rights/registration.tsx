import { EnglishText } from '#app/ui/locale/english-text.tsx';
import type { SectionInLanguages } from '../reading/sectioned-page.tsx';
import { act } from './act.words.ts';
import type { RightsFacts } from './rights-facts.ts';

/** The hospital's registrations, or that they are still to come. */
export const registrations: SectionInLanguages<RightsFacts> = {
  id: 'registration',
  title: { en: 'Our registration', hi: 'हमारा रजिस्ट्रेशन' },
  note: act('sections 65 and 70', '65 और 70'),
  words: {
    en: ({ mentalHealthRegistration: registration, certificateShownAt, clinicalEstablishment }) => (
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
    hi: ({ mentalHealthRegistration: registration, certificateShownAt, clinicalEstablishment }) => (
      <>
        <p>
          {registration ? (
            <>
              {'यह अस्पताल यहाँ रजिस्टर है: '}
              <EnglishText>{registration.authority}</EnglishText>
              {', नंबर '}
              <EnglishText>{registration.number}</EnglishText>
              {'। '}
            </>
          ) : (
            'मानसिक स्वास्थ्य देखभाल अधिनियम के तहत अस्पताल का रजिस्ट्रेशन अस्पताल खुलने से पहले यहाँ दिखाया जाएगा। '
          )}
          {certificateShownAt && (
            <>
              {'सर्टिफ़िकेट यहाँ टँगा है: '}
              <EnglishText>{certificateShownAt}</EnglishText>
              {'।'}
            </>
          )}
        </p>
        {clinicalEstablishment !== null && clinicalEstablishment !== 'does not apply' && (
          <p>
            {'क्लिनिकल एस्टैब्लिशमेंट के तौर पर यहाँ रजिस्टर है: '}
            <EnglishText>{clinicalEstablishment.authority}</EnglishText>
            {', नंबर '}
            <EnglishText>{clinicalEstablishment.number}</EnglishText>
            {'।'}
          </p>
        )}
      </>
    ),
  },
};
