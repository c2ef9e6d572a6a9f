import type * as english from '#messages/content/privacy/privacy-policy.tsx';
import { punjabiLongDate } from '../../time/dates.ts';

export const privacyWords: typeof english.privacyWords = {
  answer:
    'ਤੁਸੀਂ ਇਹ ਵੈੱਬਸਾਈਟ ਕਿਸੇ ਨੂੰ ਆਪਣਾ ਨਾਂ ਦੱਸੇ ਬਿਨਾਂ ਪੜ੍ਹ ਸਕਦੇ ਹੋ। ਅਸੀਂ ਪੜ੍ਹਨ ਵਾਲਿਆਂ ’ਤੇ ਕੋਈ ਕੁਕੀ ਨਹੀਂ ਲਾਉਂਦੇ ਅਤੇ ਡਾਟਾ ਨਹੀਂ ਵੇਚਦੇ। ਨਾਂ ਅਤੇ ਫ਼ੋਨ ਅਸੀਂ ਤਾਂ ਹੀ ਪੁੱਛਦੇ ਹਾਂ, ਜੇ ਤੁਸੀਂ ਅਪਾਇੰਟਮੈਂਟ ਲਓ ਜਾਂ ਚਾਹੋ ਕਿ ਅਸੀਂ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰੀਏ। ਤੁਸੀਂ ਆਪਣਾ ਡਾਟਾ ਦੇਖਣ, ਠੀਕ ਕਰਵਾਉਣ ਜਾਂ ਮਿਟਵਾਉਣ ਲਈ ਕਹਿ ਸਕਦੇ ਹੋ।',
  lead: (changedOn, version) => (
    <p>
      ਪਿਛਲੀ ਵਾਰ <time dateTime={changedOn}>{punjabiLongDate(changedOn)}</time> ਨੂੰ ਬਦਲੀ ਗਈ, ਐਡੀਸ਼ਨ {version}।
    </p>
  ),
};
