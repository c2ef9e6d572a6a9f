import { plural } from '#app/languages/plural.ts';
import type * as english from '#messages/content/dangers/urgent-page.ts';

export const urgentWords: typeof english.urgentWords = {
  calls: 'ਹੁਣੇ ਫ਼ੋਨ ਕਰੋ',
  departments: 'ਨੇੜੇ ਦੇ ਐਮਰਜੈਂਸੀ ਵਿਭਾਗ',
  firstAid: 'ਮੁੱਢਲੀ ਸਹਾਇਤਾ, ਇੱਕ-ਇੱਕ ਕਦਮ',
  cards: {
    overdose: 'ਓਵਰਡੋਜ਼: ਮਰੀਜ਼ ਜਗਾਇਆਂ ਨਹੀਂ ਜਾਗਦਾ',
    fit: 'ਮਿਰਗੀ ਵਰਗਾ ਦੌਰਾ, ਟਾਈਮਰ ਸਮੇਤ',
    alcohol: 'ਸ਼ਰਾਬ ਪੀਣ ਵਾਲਾ ਸ਼ਰਾਬ ਛੱਡ ਦੇਵੇ ਜਾਂ ਕੰਬੇ',
  },
  filter: 'ਲੱਛਣ ਲੱਭੋ',
  label: 'ਤੁਹਾਨੂੰ ਕੀ ਦਿਸ ਰਿਹਾ ਹੈ?',
  placeholder: 'ਸਾਹ, ਦੌਰਾ, ਗੋਲੀਆਂ …',
  submit: 'ਦਿਖਾਓ',
  jump: 'ਲੱਛਣ, ਜਿਵੇਂ ਉਹ ਦਿਸਦੇ ਹਨ',
  groups: {
    breath: 'ਸਾਹ ਅਤੇ ਛਾਤੀ',
    fit: 'ਮਿਰਗੀ ਵਰਗਾ ਦੌਰਾ',
    poison: 'ਜ਼ਹਿਰ ਅਤੇ ਗੋਲੀਆਂ',
    life: 'ਜਾਨ ਦੇਣ ਦੇ ਖ਼ਿਆਲ',
    drink: 'ਸ਼ਰਾਬ ਅਤੇ ਨਸ਼ੇ',
    voices: 'ਆਵਾਜ਼ਾਂ, ਹੱਦੋਂ ਵੱਧ ਜੋਸ਼ ਅਤੇ ਡਰ',
    harm: 'ਸੱਟ, ਅਤੇ ਦੂਜਿਆਂ ਹੱਥੋਂ ਨੁਕਸਾਨ',
    child: 'ਬੱਚਾ',
    birth: 'ਗਰਭ ਅਤੇ ਜਨਮ',
    medicine: 'ਕੋਈ ਦਵਾਈ',
    head: 'ਸਿਰਦਰਦ, ਨਸਾਂ ਅਤੇ ਸੁਰਤ ਦੀ ਗੜਬੜ',
    body: 'ਸਰੀਰ',
    sleep: 'ਨੀਂਦ',
  },
  actions: {
    ambulance: '112 ’ਤੇ ਫ਼ੋਨ ਕਰੋ',
    emergency: 'ਹੁਣੇ ਐਮਰਜੈਂਸੀ ਵਿਭਾਗ ਵਿੱਚ ਜਾਓ',
    today: 'ਅੱਜ ਹੀ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ',
  },
  nights: {
    department: 'ਅਸੀਂ ਬੰਦ ਹੋਈਏ, ਤਾਂ ਐਮਰਜੈਂਸੀ ਵਿਭਾਗ ਵਿੱਚ ਜਾਓ।',
    helpline: 'ਅਸੀਂ ਬੰਦ ਹੋਈਏ, ਤਾਂ ਇਕੱਲੇ ਨਾ ਰਹੋ, ਅਤੇ ਇੱਥੇ ਫ਼ੋਨ ਕਰੋ:',
    morning: 'ਅਸੀਂ ਬੰਦ ਹੋਈਏ, ਤਾਂ ਸਵੇਰੇ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ। ਹਾਲਤ ਵਿਗੜੇ, ਤਾਂ ਐਮਰਜੈਂਸੀ ਵਿਭਾਗ ਵਿੱਚ ਜਾਓ।',
  },
  also: 'ਨਾਲ ਹੀ:',
  found: (count, text) => `“${text}” ਲਈ ${count} ਲੱਛਣ ${plural('pa', count, { one: 'ਮਿਲਿਆ', other: 'ਮਿਲੇ' })}।`,
  nothing: (text) => `ਇੱਥੇ ਕਿਸੇ ਲੱਛਣ ਵਿੱਚ “${text}” ਨਹੀਂ ਹੈ। ਕਿਸੇ ਲਈ ਡਰ ਲੱਗਦਾ ਹੋਵੇ, ਤਾਂ ਵੀ 112 ’ਤੇ ਫ਼ੋਨ ਕਰੋ। ਸਾਰੇ ਲੱਛਣ ਹੇਠਾਂ ਹਨ।`,
  showAll: 'ਸਾਰੇ ਲੱਛਣ ਦਿਖਾਓ',
  soon: ['ਜਿਹੜੇ ਲੱਛਣ ਕੁਝ ਦਿਨ ਰੁਕ ਸਕਦੇ ਹਨ, ਉਹ ਇਸ ਪੰਨੇ ’ਤੇ ਨਹੀਂ ਹਨ। ਉਨ੍ਹਾਂ ਲਈ ', '।'],
  booking: 'ਡਾਕਟਰ ਅਤੇ ਸਮਾਂ ਚੁਣੋ',
};
