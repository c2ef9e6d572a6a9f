import { EnglishText } from '#app/ui/locale/english-text.tsx';
import type * as english from '#messages/content/rights/registration.tsx';
import { act } from './act.ts';

export const registrations: typeof english.registrations = {
  title: 'ਸਾਡੀ ਰਜਿਸਟਰੇਸ਼ਨ',
  note: act('65 ਅਤੇ 70'),
  body: ({ mentalHealthRegistration: registration, certificateShownAt, clinicalEstablishment }) => (
    <>
      <p>
        {registration ? (
          <>
            {'ਇਹ ਹਸਪਤਾਲ ਇੱਥੇ ਰਜਿਸਟਰਡ ਹੈ: '}
            <EnglishText>{registration.authority}</EnglishText>
            {', ਨੰਬਰ '}
            <EnglishText>{registration.number}</EnglishText>
            {'। '}
          </>
        ) : (
          'ਮਾਨਸਿਕ ਸਿਹਤ ਸੰਭਾਲ ਐਕਟ ਹੇਠ ਹਸਪਤਾਲ ਦੀ ਰਜਿਸਟਰੇਸ਼ਨ ਹਸਪਤਾਲ ਖੁੱਲ੍ਹਣ ਤੋਂ ਪਹਿਲਾਂ ਇੱਥੇ ਦਿਖਾਈ ਜਾਵੇਗੀ। '
        )}
        {certificateShownAt && (
          <>
            {'ਸਰਟੀਫ਼ਿਕੇਟ ਇੱਥੇ ਟੰਗਿਆ ਹੈ: '}
            <EnglishText>{certificateShownAt}</EnglishText>
            {'।'}
          </>
        )}
      </p>
      {clinicalEstablishment !== null && clinicalEstablishment !== 'does not apply' && (
        <p>
          {'ਕਲੀਨਿਕਲ ਐਸਟੈਬਲਿਸ਼ਮੈਂਟ ਵਜੋਂ ਇੱਥੇ ਰਜਿਸਟਰਡ ਹੈ: '}
          <EnglishText>{clinicalEstablishment.authority}</EnglishText>
          {', ਨੰਬਰ '}
          <EnglishText>{clinicalEstablishment.number}</EnglishText>
          {'।'}
        </p>
      )}
    </>
  ),
};
