import { roomGst } from '#app/content/prices/prices.ts';
import type { UsualStay } from '#app/hospital-facts/fact-types.ts';
import { formatMoney } from '#app/money/money.ts';
import type * as english from '#messages/content/prices/price-page.ts';

const rangeOfDays = ({ fromDays, toDays }: UsualStay) =>
  fromDays === toDays ? `${toDays} ਦਿਨ` : `${fromDays} ਤੋਂ ${toDays} ਦਿਨ`;

export const pricePageWords: typeof english.pricePageWords = {
  intro: [
    'ਹਰ ਸੈਸ਼ਨ, ਟੈਸਟ ਅਤੇ ਕਮਰੇ ਦਾ ਖ਼ਰਚਾ ਇੱਥੇ ਲਿਖਿਆ ਹੈ, ਤਾਂ ਜੋ ਆਉਣ ਤੋਂ ਪਹਿਲਾਂ ਹਿਸਾਬ ਲੱਗ ਸਕੇ। ਡਾਕਟਰ ਨੂੰ ਦਿਖਾਉਣ ਦੀ ਫ਼ੀਸ ਹਰ ਡਾਕਟਰ ਆਪ ਤੈਅ ਕਰਦੇ ਹਨ। ਇਹ ',
    'ਡਾਕਟਰਾਂ ਦੇ ਪੰਨੇ',
    ' ’ਤੇ ਲਿਖੀ ਹੈ।',
  ],
  insuredInShort: [
    'ਬੀਮਾ: ',
    'ਓਪੀਡੀ ਵਿੱਚ ਦਿਖਾਉਣਾ ਟੀਪੀਏ (ਬੀਮੇ ਦੇ ਕਲੇਮ ਨਿਪਟਾਉਣ ਵਾਲੀ ਕੰਪਨੀ) ਰਾਹੀਂ ਕੈਸ਼ਲੈੱਸ ਹੋ ਸਕਦਾ ਹੈ, ਜੇ ਪਾਲਿਸੀ ਵਿੱਚ ਸ਼ਾਮਲ ਹੋਵੇ। ਬਹੁਤ ਸਾਰੀਆਂ ਪਾਲਿਸੀਆਂ ਵਿੱਚ ਨਹੀਂ ਹੁੰਦਾ। ',
    'ਆਉਣ ਤੋਂ ਪਹਿਲਾਂ ਦੇਖ ਲਓ',
    '।',
  ],
  planTitle: 'ਆਪਣੇ ਖ਼ਰਚੇ ਦਾ ਹਿਸਾਬ ਲਾਓ',
  planWords: 'ਜੋ ਤੁਹਾਨੂੰ ਦੱਸਿਆ ਗਿਆ ਹੈ, ਜਾਂ ਜਿਸ ਬਾਰੇ ਤੁਸੀਂ ਸੋਚ ਰਹੇ ਹੋ, ਉਹ ਚੁਣੋ। ਨਾਂ ਨਹੀਂ ਦੇਣਾ, ਅਤੇ ਇਸ ਨਾਲ ਕੁਝ ਬੁੱਕ ਨਹੀਂ ਹੁੰਦਾ।',
  insurance: 'ਬੀਮਾ',
  packsCostLess: (sizes) => `${sizes.join(' ਜਾਂ ')} ਸੈਸ਼ਨ ਇਕੱਠੇ ਲਓ, ਤਾਂ ਖ਼ਰਚਾ ਘੱਟ ਆਉਂਦਾ ਹੈ।`,
  readCounselling: ['ਇਸ ਬਾਰੇ ਪੜ੍ਹੋ: ', 'ਕਾਊਂਸਲਿੰਗ ਅਤੇ ਥੈਰੇਪੀ', '।'],
  readRelaxation: ['ਹਰ ਇੱਕ ਵਿੱਚ ਕੀ ਹੁੰਦਾ ਹੈ, ਇੱਥੇ ਪੜ੍ਹੋ: ', 'ਰਿਲੈਕਸੇਸ਼ਨ ਥੈਰੇਪੀ', '।'],
  tests: 'ਟੈਸਟ ਹਰ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਚਾਹੀਦਾ। ਪੁੱਛੋ ਕਿ ਉਸ ਤੋਂ ਤੁਹਾਡੇ ਬਾਰੇ ਕੀ ਪਤਾ ਲੱਗੇਗਾ।',
  rooms: (rooms) => {
    const withGst = rooms.map(({ name, aDay }) => `${name} ਫਿਰ ਹਰ ਦਿਨ ${formatMoney(aDay)} ਦਾ ਪੈਂਦਾ ਹੈ`);
    const which = withGst.length > 0 ? ` (${withGst.join(', ')})` : '';
    return `ਜਿੱਥੇ ਜੀਐਸਟੀ ਲੱਗਦਾ ਹੈ, ਉੱਥੇ ${roomGst.percent}% ਵੱਖਰਾ: ਹਰ ਦਿਨ ${formatMoney(roomGst.aboveADay)} ਤੋਂ ਉੱਪਰ ਵਾਲੇ ਕਮਰੇ ’ਤੇ${which}।`;
  },
  comparison: {
    what: 'ਕਿਸ ਦਾ ਖ਼ਰਚਾ',
    generalWard: 'ਜਨਰਲ ਵਾਰਡ',
    ask: 'ਸਾਡੇ ਤੋਂ ਪੁੱਛੋ',
    kind: 'ਕਮਰਾ',
    shared: 'ਹੋਰਾਂ ਨਾਲ',
    own: 'ਤੁਹਾਡਾ ਆਪਣਾ',
    aDay: '1 ਦਿਨ, ਜੀਐਸਟੀ ਤੋਂ ਪਹਿਲਾਂ',
    withGst: (days) => `${days} ਦਿਨ, ਜੀਐਸਟੀ ਸਮੇਤ`,
    usualStay: (stay, isSample) => `ਆਮ ਤੌਰ ’ਤੇ ${rangeOfDays(stay)}, ਜੀਐਸਟੀ ਸਮੇਤ${isSample ? ' (ਨਮੂਨਾ)' : ''}`,
    range: (from, to) => (from === to ? from : `${from} ਤੋਂ ${to}`),
    extras: ['ਡਾਕਟਰ ਦੀ ਫ਼ੀਸ', 'ਇਸ ਪੰਨੇ ਦੀ ਥੈਰੇਪੀ ਅਤੇ ਟੈਸਟ', 'ਦਵਾਈਆਂ'],
    extra: 'ਵੱਖਰਾ',
    mostStay: (stay, isSample) =>
      `ਬਹੁਤੇ ਲੋਕ ${rangeOfDays(stay)} ਦਾਖ਼ਲ ਰਹਿੰਦੇ ਹਨ।${isSample ? ' (ਨਮੂਨਾ: ਹਸਪਤਾਲ ਤੋਂ ਪੱਕਾ ਹੋਣਾ ਬਾਕੀ ਹੈ।)' : ''}`,
    included: 'ਕਮਰੇ ਦੇ ਖ਼ਰਚੇ ਵਿੱਚ ਹੋਰ ਕੀ ਸ਼ਾਮਲ ਹੈ, ਇਹ ਸਾਡੇ ਤੋਂ ਪੁੱਛੋ: ਜਿਵੇਂ ਖਾਣਾ, ਨਰਸਿੰਗ ਅਤੇ ਰਿਸ਼ਤੇਦਾਰ ਲਈ ਬਿਸਤਰਾ।',
  },
  insuranceTitle: 'ਬੀਮਾ: ਪਹਿਲਾਂ ਆਪਣੀ ਪਾਲਿਸੀ ਦੇਖੋ',
  insuranceWords: [
    'ਓਪੀਡੀ ਵਿੱਚ ਦਿਖਾਉਣਾ ਟੀਪੀਏ ਰਾਹੀਂ ਕੈਸ਼ਲੈੱਸ ਹੋ ਸਕਦਾ ਹੈ। ਟੀਪੀਏ ਉਹ ਕੰਪਨੀ ਹੈ ਜੋ ਬੀਮਾ ਕੰਪਨੀ ਵੱਲੋਂ ਕਲੇਮ ਨਿਪਟਾਉਂਦੀ ਹੈ। ਇਹ ਸਿਰਫ਼ ਉਸੇ ਲਈ ਚੱਲਦਾ ਹੈ ਜੋ ਤੁਹਾਡੀ ਪਾਲਿਸੀ ਵਿੱਚ ਸ਼ਾਮਲ ਹੈ।',
    'ਬਹੁਤ ਸਾਰੀਆਂ ਪਾਲਿਸੀਆਂ ਮਾਨਸਿਕ ਸਿਹਤ ਲਈ ਦਿਖਾਉਣ ਦਾ ਖ਼ਰਚਾ ਨਹੀਂ ਦਿੰਦੀਆਂ। 268 ਪਾਲਿਸੀਆਂ ਦੀ ਇੱਕ ਸਟੱਡੀ ਵਿੱਚ 23 ਓਪੀਡੀ ਦਾ ਖ਼ਰਚਾ ਦਿੰਦੀਆਂ ਸਨ, ਅਤੇ 267 ਵਿੱਚ ਸ਼ਰਾਬ ਜਾਂ ਨਸ਼ੇ ਦਾ ਇਲਾਜ ਸ਼ਾਮਲ ਨਹੀਂ ਸੀ। ਤੁਹਾਡੀ ਪਾਲਿਸੀ ਵੱਖਰੀ ਹੋ ਸਕਦੀ ਹੈ: ਉਸ ਨੂੰ ਪੜ੍ਹੋ, ਜਾਂ ਉਸ ਦੇ ਭਰੋਸੇ ਰਹਿਣ ਤੋਂ ਪਹਿਲਾਂ ਬੀਮਾ ਕੰਪਨੀ ਜਾਂ ਟੀਪੀਏ ਤੋਂ ਪੁੱਛੋ।',
  ],
  ask: ['ਪਾਲਿਸੀ ਕੋਲ ਰੱਖੋ, ਸਾਨੂੰ ', ' ’ਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਪੁੱਛੋ।'],
};
