import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type * as english from '#messages/content/rights/complaints.tsx';
import { act } from './act.ts';

export const complaints: typeof english.complaints = {
  title: 'ਜੇ ਕੁਝ ਗ਼ਲਤ ਹੋਵੇ',
  note: act('27, 28, 72, 77, 80 ਅਤੇ 83'),
  body: ({ phones }) => (
    <>
      <ol>
        <li>
          <strong>ਸਾਨੂੰ ਦੱਸੋ।</strong> ਮੈਡੀਕਲ ਅਫ਼ਸਰ ਇੰਚਾਰਜ (ਹਸਪਤਾਲ ਦੇ ਜ਼ਿੰਮੇਵਾਰ ਡਾਕਟਰ) ਨਾਲ ਗੱਲ ਕਰੋ, ਜਾਂ{' '}
          <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink> ’ਤੇ ਫ਼ੋਨ ਕਰੋ।
        </li>
        <li>
          <strong>ਮਾਨਸਿਕ ਸਿਹਤ ਸਮੀਖਿਆ ਬੋਰਡ ਕੋਲ ਜਾਓ।</strong> ਇਸ ਵਿੱਚ ਕੋਈ ਪੈਸਾ ਨਹੀਂ ਲੱਗਦਾ। ਤੁਸੀਂ, ਤੁਹਾਡੇ ਨੁਮਾਇੰਦੇ, ਜਾਂ ਤੁਹਾਡੀ
          ਸਹਿਮਤੀ ਨਾਲ ਕੋਈ ਰਜਿਸਟਰਡ ਸਮਾਜ-ਸੇਵੀ ਸੰਸਥਾ ਅਰਜ਼ੀ ਦੇ ਸਕਦੀ ਹੈ। ਫ਼ਾਰਮ ਅਸੀਂ ਦਿੰਦੇ ਹਾਂ, ਅਤੇ ਵਾਰਡ ਤੋਂ ਬੋਰਡ ਨੂੰ ਫ਼ੋਨ ਤੁਸੀਂ ਮੁਫ਼ਤ ਕਰਦੇ
          ਹੋ। ਸਹਾਰੇ ਨਾਲ ਦਾਖ਼ਲੇ ਬਾਰੇ ਬੋਰਡ ਸੱਤ ਦਿਨਾਂ ਦੇ ਅੰਦਰ ਫ਼ੈਸਲਾ ਕਰਦਾ ਹੈ, ਅਤੇ ਬਹੁਤੀਆਂ ਹੋਰ ਗੱਲਾਂ ਬਾਰੇ 90 ਦਿਨਾਂ ਦੇ ਅੰਦਰ।
        </li>
        <li>
          <strong>ਰਾਜ ਮਾਨਸਿਕ ਸਿਹਤ ਅਥਾਰਟੀ ਕੋਲ ਸ਼ਿਕਾਇਤ ਕਰੋ,</strong> ਜੇ ਦੇਖਭਾਲ ਮਾੜੀ ਸੀ ਅਤੇ ਬੋਰਡ ਦੇ ਜਵਾਬ ਨਾਲ ਤਸੱਲੀ ਨਹੀਂ ਹੋਈ।
        </li>
        <li>
          <strong>ਹਾਈ ਕੋਰਟ ਵਿੱਚ ਅਪੀਲ ਕਰੋ,</strong> ਬੋਰਡ ਜਾਂ ਅਥਾਰਟੀ ਦੇ ਫ਼ੈਸਲੇ ਦੇ 30 ਦਿਨਾਂ ਦੇ ਅੰਦਰ।
        </li>
      </ol>
      <p>ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਵੀ ਹੱਕ ਲਈ ਵਕੀਲ ਤੁਹਾਨੂੰ ਮੁਫ਼ਤ ਮਿਲਦਾ ਹੈ।</p>
    </>
  ),
};
