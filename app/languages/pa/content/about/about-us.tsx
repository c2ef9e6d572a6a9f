import { roomGst } from '#app/content/prices/prices.ts';
import { PageLink } from '#app/content/reading/page-link.tsx';
import { formatMoney } from '#app/money/money.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { HospitalFact } from '#app/ui/locale/hospital-fact.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type * as english from '#messages/content/about/about-us.tsx';

export const aboutWords: typeof english.aboutWords = {
  figures: ['ਬੈੱਡਾਂ ਦਾ ਛੋਟਾ ਹਸਪਤਾਲ', 'ਤਰ੍ਹਾਂ ਦੇ ਕਮਰੇ, ਜਨਰਲ ਵਾਰਡ ਸਮੇਤ', 'ਤਰ੍ਹਾਂ ਦੇ ਇਲਾਜ, ਵੱਡਿਆਂ ਅਤੇ ਬੱਚਿਆਂ ਲਈ'],
  training: 'ਟ੍ਰੇਨਿੰਗ',
  memberships: 'ਮੈਂਬਰਸ਼ਿਪ',
  recognitions: 'ਸਨਮਾਨ',
};

const roomsWithPrices = ({ rooms }: Parameters<typeof english.aboutSections.stay.body>[0]) =>
  rooms.map(({ name, cost }) => `${name} (ਇੱਕ ਦਿਨ ਦੇ ${formatMoney(cost)}) ਜਾਂ `).join('');

export const aboutSections: typeof english.aboutSections = {
  answer: ({ beds }) => (
    <>
      ਇਹ ਮਾਨਸਿਕ ਸਿਹਤ ਦਾ {beds} ਬੈੱਡਾਂ ਦਾ ਛੋਟਾ ਹਸਪਤਾਲ ਹੈ: <HospitalFact of="location" />। ਇੱਥੇ ਵੱਡਿਆਂ ਅਤੇ ਬੱਚਿਆਂ ਨੂੰ ਉਦਾਸੀ,
      ਚਿੰਤਾ, ਨੀਂਦ, ਸ਼ਰਾਬ ਅਤੇ ਨਸ਼ੇ, ਸਿਰਦਰਦ ਅਤੇ ਦੌਰਿਆਂ ਵਿੱਚ ਮਦਦ ਮਿਲਦੀ ਹੈ। ਬਹੁਤੇ ਲੋਕ ਡਾਕਟਰ ਨੂੰ ਦਿਖਾ ਕੇ ਉਸੇ ਦਿਨ ਘਰ ਜਾਂਦੇ ਹਨ। ਰੁਕਣਾ ਪਵੇ,
      ਤਾਂ ਕਮਰੇ ਹਨ। ਇਕੱਲੇ ਆਓ, ਜਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਨਾਲ ਲਿਆਓ।
    </>
  ),
  care: 'ਇੱਥੇ ਕਿਹੜੀਆਂ ਤਕਲੀਫ਼ਾਂ ਦਾ ਇਲਾਜ ਹੁੰਦਾ ਹੈ',
  howWeWork: {
    title: 'ਇੱਥੇ ਕੰਮ ਕਿਵੇਂ ਹੁੰਦਾ ਹੈ',
    body: () => (
      <>
        <p>
          ਇਲਾਜ ਤੁਹਾਡੀ ਗੱਲ ਸੁਣਨ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ। ਫਿਰ ਮਦਦ ਦੇ ਕਈ ਤਰੀਕੇ ਇਕੱਠੇ ਚੱਲ ਸਕਦੇ ਹਨ। ਕਿਹੜੇ ਤਰੀਕੇ ਹੋਣ, ਇਸ ਵਿੱਚ ਤੁਹਾਡੀ ਮਰਜ਼ੀ ਵੀ
          ਸ਼ਾਮਲ ਹੈ:
        </p>
        <ul>
          <li>
            <strong>ਗੱਲਬਾਤ।</strong> ਸਾਈਕੋਥੈਰੇਪੀ, ਕਾਊਂਸਲਿੰਗ ਅਤੇ{' '}
            <PageLink path="/motivation-enhancement">ਮੋਟੀਵੇਸ਼ਨ ਥੈਰੇਪੀ</PageLink>: ਇਕੱਲਿਆਂ, ਜੋੜੇ ਵਜੋਂ, ਪਰਿਵਾਰ ਨਾਲ ਜਾਂ ਗਰੁੱਪ
            ਵਿੱਚ।
          </li>
          <li>
            <strong>ਦਵਾਈਆਂ,</strong> ਜਦੋਂ ਮਨੋਰੋਗਾਂ ਦੇ ਮਾਹਰ ਡਾਕਟਰ (ਸਾਈਕੈਟ੍ਰਿਸਟ) ਸਲਾਹ ਦੇਣ ਅਤੇ ਤੁਸੀਂ ਹਾਂ ਕਰੋ।
          </li>
          <li>
            <strong>ਸਰੀਰ ਅਤੇ ਸਾਹ।</strong> ਯੋਗਾ ਅਤੇ ਧਿਆਨ, ਜਿਮ, ਅਤੇ ਸਰੀਰ ਨੂੰ ਆਰਾਮ ਦੇਣਾ ਸਿੱਖਣਾ।
          </li>
          <li>
            <strong>ਰੋਜ਼ ਦੀਆਂ ਗੱਲਾਂ।</strong> ਖੇਡਾਂ, ਸ਼ੌਕ ਅਤੇ ਲੋਕਾਂ ਦਾ ਸਾਥ, ਜੋ ਬਿਮਾਰੀ ਵਿੱਚ ਅਕਸਰ ਛੁੱਟ ਜਾਂਦੇ ਹਨ।
          </li>
        </ul>
        <p>
          ਕੋਈ ਵੀ ਇਲਾਜ ਹਰ ਕਿਸੇ ’ਤੇ ਕੰਮ ਨਹੀਂ ਕਰਦਾ, ਅਤੇ ਇੱਥੇ ਕੋਈ ਅਜਿਹਾ ਵਾਅਦਾ ਨਹੀਂ ਕਰੇਗਾ। ਹਰ ਇਲਾਜ ਦਾ ਆਪਣਾ ਪੰਨਾ ਹੈ, ਸਰੋਤਾਂ ਸਮੇਤ। ਉੱਥੇ
          ਲਿਖਿਆ ਹੈ ਕਿ ਤੁਹਾਨੂੰ ਕੀ ਕਰਨਾ ਪੈਂਦਾ ਹੈ, ਅਤੇ ਉਸ ਦੇ ਅਸਰ ਦਾ ਸਬੂਤ ਕਿੰਨਾ ਹੈ। ਕਿੰਨਾ ਖ਼ਰਚਾ ਆਵੇਗਾ, ਇਹ{' '}
          <PageLink path={publicPages.prices.path}>ਖ਼ਰਚੇ ਦੀ ਸੂਚੀ</PageLink> ਵਿੱਚ ਹੈ।
        </p>
      </>
    ),
  },
  firstVisit: {
    title: 'ਪਹਿਲੀ ਵਾਰ ਆਉਣਾ',
    body: ({ phones }) => (
      <>
        <ol>
          <li>
            <strong>ਆਉਣ ਤੋਂ ਪਹਿਲਾਂ।</strong> <PageLink path={publicPages.doctors.path}>ਡਾਕਟਰ ਚੁਣੋ</PageLink> ਅਤੇ ਫ਼ੀਸ
            ਦੇਖ ਲਓ, ਜਾਂ ਸਾਨੂੰ <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink> ’ਤੇ ਫ਼ੋਨ ਕਰੋ।
            ਅਸੀਂ ਦੱਸਾਂਗੇ ਕਿ ਕਿਸ ਨੂੰ ਦਿਖਾਉਣਾ ਹੈ। ਪੁਰਾਣੀਆਂ ਰਿਪੋਰਟਾਂ ਅਤੇ ਜੋ ਦਵਾਈਆਂ ਚੱਲ ਰਹੀਆਂ ਹਨ, ਨਾਲ ਲਿਆਓ। ਇਕੱਲੇ ਆਓ ਜਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ
            ਨਾਲ।
          </li>
          <li>
            <strong>ਗੱਲਬਾਤ।</strong> ਡਾਕਟਰ ਪੁੱਛਣਗੇ ਕਿ ਕੀ ਤਕਲੀਫ਼ ਹੈ ਅਤੇ ਕਦੋਂ ਤੋਂ ਹੈ। ਨੀਂਦ, ਖਾਣ-ਪੀਣ ਅਤੇ ਰੋਜ਼ ਦੀ ਜ਼ਿੰਦਗੀ ਬਾਰੇ ਵੀ
            ਪੁੱਛਣਗੇ। ਸਰੀਰ ਦੀ ਸਿਹਤ ਅਤੇ ਤੁਹਾਡੀ ਸੁਰੱਖਿਆ ਦੀ ਗੱਲ ਵੀ ਹੋਵੇਗੀ। ਖ਼ੂਨ ਦੇ ਟੈਸਟ ਜਾਂ ਸਕੈਨ ਤਾਂ ਹੀ ਹੋਣਗੇ ਜੇ ਉਨ੍ਹਾਂ ਨਾਲ ਮਦਦ ਮਿਲੇ।
          </li>
          <li>
            <strong>ਪਲਾਨ।</strong> ਡਾਕਟਰ ਦੱਸਣਗੇ ਕਿ ਉਨ੍ਹਾਂ ਨੂੰ ਕੀ ਲੱਗਦਾ ਹੈ ਅਤੇ ਕਿਸ ਨਾਲ ਮਦਦ ਮਿਲ ਸਕਦੀ ਹੈ। ਤੁਸੀਂ ਸਵਾਲ ਪੁੱਛੋ, ਅਤੇ
            ਸੋਚਣ ਲਈ ਸਮਾਂ ਲਓ। ਤੁਹਾਡੇ ਪਰਿਵਾਰ ਨੂੰ ਉਹੀ ਦੱਸਿਆ ਜਾਂਦਾ ਹੈ ਜੋ ਤੁਸੀਂ ਚਾਹੋ।
          </li>
        </ol>
      </>
    ),
  },
  stay: {
    title: 'ਇੱਥੇ ਦਾਖ਼ਲ ਹੋਣਾ',
    body: (rooms) => (
      <>
        <p>
          ਬਹੁਤੇ ਇਲਾਜ ਲਈ ਦਾਖ਼ਲ ਹੋਣ ਦੀ ਲੋੜ ਨਹੀਂ ਹੁੰਦੀ। ਜਦੋਂ ਦਾਖ਼ਲ ਹੋਣਾ ਠੀਕ ਹੋਵੇ, ਤਾਂ ਇਹ ਹਨ: {roomsWithPrices(rooms)}ਜਨਰਲ ਵਾਰਡ।
          ਜਿੱਥੇ ਜੀਐਸਟੀ ਲੱਗਦਾ ਹੈ, ਉੱਥੇ {roomGst.percent}% ਹੋਰ ਜੁੜਦਾ ਹੈ। ਇੱਥੇ ਕਾਊਂਸਲਿੰਗ ਦਾ ਕਮਰਾ, ਜਿਮ, ਯੋਗਾ ਅਤੇ ਧਿਆਨ, ਅਤੇ ਮਨੋਰੰਜਨ
          ਹੈ। ਫ਼ਾਰਮੇਸੀ, ਖ਼ੂਨ ਦਾ ਸੈਂਪਲ ਦੇਣ ਦੀ ਥਾਂ ਅਤੇ ਪੈਥੋਲੋਜੀ ਹਸਪਤਾਲ ਵਿੱਚ ਹੀ ਹਨ।
        </p>
        <p>
          ਓਪੀਡੀ ਵਿੱਚ ਦਿਖਾਉਣਾ ਤੁਹਾਡੇ ਬੀਮੇ ਦੀ ਟੀਪੀਏ (ਬੀਮੇ ਦੇ ਕਲੇਮ ਨਿਪਟਾਉਣ ਵਾਲੀ ਕੰਪਨੀ) ਰਾਹੀਂ ਕੈਸ਼ਲੈੱਸ ਹੋ ਸਕਦਾ ਹੈ। ਪਹਿਲਾਂ ਆਪਣੀ
          ਪਾਲਿਸੀ ਦੇਖ ਲਓ: ਘੱਟ ਹੀ ਪਾਲਿਸੀਆਂ ਓਪੀਡੀ ਦਾ ਖ਼ਰਚਾ ਦਿੰਦੀਆਂ ਹਨ, ਅਤੇ ਬਹੁਤੀਆਂ ਵਿੱਚ ਸ਼ਰਾਬ ਅਤੇ ਨਸ਼ੇ ਦਾ ਇਲਾਜ ਸ਼ਾਮਲ ਨਹੀਂ ਹੁੰਦਾ।
        </p>
        <p>
          ਵਾਰਡ ਵਿੱਚ ਵੀ ਤੁਹਾਡੇ ਹੱਕ ਬਣੇ ਰਹਿੰਦੇ ਹਨ: ਫ਼ੈਸਲਾ ਕਰਨਾ, ਜਾਣਕਾਰੀ ਲੈਣਾ, ਲੋਕਾਂ ਨੂੰ ਮਿਲਣਾ, ਘਰ ਜਾਣਾ।{' '}
          <PageLink path={publicPages.rights.path}>ਆਪਣੇ ਹੱਕ ਪੜ੍ਹੋ</PageLink>, ਅਤੇ ਇਹ ਵੀ ਕਿ{' '}
          <PageLink path={publicPages.privacy.path}>ਤੁਹਾਡੀਆਂ ਦੱਸੀਆਂ ਗੱਲਾਂ ਅਸੀਂ ਗੁਪਤ ਕਿਵੇਂ ਰੱਖਦੇ ਹਾਂ</PageLink>।
        </p>
      </>
    ),
  },
  people: {
    title: 'ਅਸੀਂ ਕੌਣ ਹਾਂ',
    body: () => (
      <>
        <p>
          <PageLink path={publicPages.doctors.path}>ਸਾਡੇ ਡਾਕਟਰਾਂ</PageLink> ਅਤੇ{' '}
          <PageLink path={publicPages.management.path}>ਹਸਪਤਾਲ ਚਲਾਉਣ ਵਾਲਿਆਂ</PageLink> ਬਾਰੇ ਪੜ੍ਹੋ, ਜਾਂ ਆਉਣ ਤੋਂ ਪਹਿਲਾਂ{' '}
          <PageLink path={publicPages.pictures.path}>ਕਮਰੇ ਦੇਖ ਲਓ</PageLink>।
        </p>
      </>
    ),
  },
};
