import { EnglishText } from '#app/ui/locale/english-text.tsx';
import type * as english from '#messages/content/rights/registration.tsx';
import { act } from './act.ts';

export const registrations: typeof english.registrations = {
  title: 'हमारा रजिस्ट्रेशन',
  note: act('65 और 70'),
  body: ({ mentalHealthRegistration: registration, certificateShownAt, clinicalEstablishment }) => (
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
};
