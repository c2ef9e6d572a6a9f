import { planLimits } from '#app/content/prices/plan-limits.ts';
import { formatMoney } from '#app/money/money.ts';
import type * as english from '#messages/content/prices/cost-plan.ts';
import { punjabiLongDate } from '../../time/dates.ts';

const { sessions: mostSessions, days: mostDays } = planLimits;

const onListInPunjabi = (what: string) => `ਸੂਚੀ ਵਿੱਚੋਂ ${what} ਚੁਣੋ, ਜਾਂ ਕੁਝ ਨਾ ਚੁਣੋ।`;

const wholeInPunjabi = (what: string, most: number) => `${what} ਦੀ ਗਿਣਤੀ 1 ਤੋਂ ${most} ਤੱਕ ਪੂਰੇ ਅੰਕ ਵਿੱਚ ਲਿਖੋ।`;

export const planProblems: typeof english.planProblems = {
  therapy: onListInPunjabi('ਇੱਕ ਥੈਰੇਪੀ'),
  counselling: onListInPunjabi('ਇੱਕ ਕਾਊਂਸਲਿੰਗ'),
  relaxation: onListInPunjabi('ਇੱਕ ਰਿਲੈਕਸੇਸ਼ਨ'),
  room: onListInPunjabi('ਇੱਕ ਕਮਰਾ'),
  pack: ({ sizes }) => `ਇੱਕ-ਇੱਕ ਸੈਸ਼ਨ ਚੁਣੋ, ਜਾਂ ${sizes.join(' ਜਾਂ ')} ਦਾ ਪੈਕ।`,
  tests: 'ਸਿਰਫ਼ ਸੂਚੀ ਵਾਲੇ ਟੈਸਟ ਚੁਣੋ।',
  sessions: wholeInPunjabi('ਥੈਰੇਪੀ ਦੇ ਸੈਸ਼ਨਾਂ', mostSessions),
  counsellingSessions: wholeInPunjabi('ਕਾਊਂਸਲਿੰਗ ਦੇ ਸੈਸ਼ਨਾਂ', mostSessions),
  relaxationSessions: wholeInPunjabi('ਰਿਲੈਕਸੇਸ਼ਨ ਦੇ ਸੈਸ਼ਨਾਂ', mostSessions),
  days: wholeInPunjabi('ਕਮਰੇ ਦੇ ਦਿਨਾਂ', mostDays),
  noTherapy: 'ਚੁਣੋ ਕਿ ਇਹ ਸੈਸ਼ਨ ਕਿਸ ਥੈਰੇਪੀ ਦੇ ਹਨ।',
  noCounselling: 'ਚੁਣੋ ਕਿ ਇਹ ਸੈਸ਼ਨ ਕਿਸ ਕਾਊਂਸਲਿੰਗ ਦੇ ਹਨ, ਜਾਂ ਇਨ੍ਹਾਂ ਦੀ ਗਿਣਤੀ ਖ਼ਾਲੀ ਛੱਡੋ।',
  noRelaxation: 'ਚੁਣੋ ਕਿ ਇਹ ਸੈਸ਼ਨ ਕਿਸ ਰਿਲੈਕਸੇਸ਼ਨ ਦੇ ਹਨ, ਜਾਂ ਇਨ੍ਹਾਂ ਦੀ ਗਿਣਤੀ ਖ਼ਾਲੀ ਛੱਡੋ।',
  noRoom: 'ਚੁਣੋ ਕਿ ਇਹ ਦਿਨ ਕਿਸ ਕਮਰੇ ਦੇ ਹਨ, ਜਾਂ ਦਿਨ ਖ਼ਾਲੀ ਛੱਡੋ।',
};

export const planWords: typeof english.planWords = {
  refused: 'ਹਿਸਾਬ ਅਜੇ ਨਹੀਂ ਲੱਗ ਸਕਿਆ',
  estimate: {
    sessionsAt: (count, cost) => `${count} ਸੈਸ਼ਨ, ਹਰ ਇੱਕ ${formatMoney(cost)}`,
    daysAt: (count, cost) => `${count} ਦਿਨ, ਹਰ ਦਿਨ ${formatMoney(cost)}`,
    pack: (sessions, saving) => `${sessions} ਸੈਸ਼ਨਾਂ ਦਾ ਪੈਕ। ${formatMoney(saving)} ਦੀ ਬੱਚਤ।`,
    tip: (sessions, saving) =>
      `${sessions} ਸੈਸ਼ਨਾਂ ਦਾ ਪੈਕ, ਇੱਕ-ਇੱਕ ਕਰਕੇ ${sessions} ਸੈਸ਼ਨ ਲੈਣ ਨਾਲੋਂ ${formatMoney(saving)} ਸਸਤਾ ਹੈ।`,
    counselling: (name) => `ਕਾਊਂਸਲਿੰਗ: ${name}`,
    relaxation: (name) => `ਰਿਲੈਕਸੇਸ਼ਨ: ${name}`,
    test: 'ਟੈਸਟ',
    gst: (percent) => `ਕਮਰੇ ’ਤੇ ${percent}% ਜੀਐਸਟੀ`,
    gstADay: (amount) => `ਹਰ ਦਿਨ ${formatMoney(amount)}, ਜਿੱਥੇ ਲੱਗਦਾ ਹੈ`,
  },
  form: {
    none: 'ਕੋਈ ਨਹੀਂ',
    single: 'ਇੱਕ-ਇੱਕ ਸੈਸ਼ਨ',
    pack: (sessions, percentOff) => `${sessions} ਦਾ ਪੈਕ, ${percentOff}% ਘੱਟ`,
    therapy: 'ਥੈਰੇਪੀ',
    howMany: 'ਥੈਰੇਪੀ ਦੇ ਕਿੰਨੇ ਸੈਸ਼ਨ',
    sessions: 'ਥੈਰੇਪੀ ਦੇ ਸੈਸ਼ਨ',
    counselling: 'ਕਾਊਂਸਲਿੰਗ',
    counsellingSessions: 'ਕਾਊਂਸਲਿੰਗ ਦੇ ਸੈਸ਼ਨ',
    relaxation: 'ਰਿਲੈਕਸੇਸ਼ਨ',
    relaxationSessions: 'ਰਿਲੈਕਸੇਸ਼ਨ ਦੇ ਸੈਸ਼ਨ',
    tests: 'ਟੈਸਟ',
    room: 'ਕਮਰਾ, ਡੀਟੌਕਸ (ਨਸ਼ਾ ਛੁਡਾਉਣਾ) ਜਾਂ ਹੋਰ ਦਾਖ਼ਲੇ ਲਈ',
    noStay: 'ਦਾਖ਼ਲ ਨਹੀਂ ਹੋਣਾ',
    aDay: ' ਹਰ ਦਿਨ',
    days: 'ਕਮਰੇ ਵਿੱਚ ਕਿੰਨੇ ਦਿਨ',
    workOut: 'ਖ਼ਰਚੇ ਦਾ ਹਿਸਾਬ ਲਾਓ',
    again: 'ਦੁਬਾਰਾ ਸ਼ੁਰੂ ਕਰੋ',
  },
  invitation: {
    nothing: [
      'ਅਜੇ ਕੁਝ ਨਹੀਂ ਚੁਣਿਆ',
      'ਫ਼ਾਰਮ ਵਿੱਚ ਘੱਟੋ-ਘੱਟ ਇੱਕ ਚੀਜ਼ ਚੁਣੋ, ਫਿਰ “ਖ਼ਰਚੇ ਦਾ ਹਿਸਾਬ ਲਾਓ” ਦਬਾਓ। ਜਾਂ ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਇੱਕ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ।',
    ],
    first: [
      'ਤੁਹਾਡੇ ਖ਼ਰਚੇ ਦਾ ਅੰਦਾਜ਼ਾ ਇੱਥੇ ਆਵੇਗਾ',
      'ਜਿਸ ਦਾ ਖ਼ਰਚਾ ਜਾਣਨਾ ਹੋਵੇ, ਉਹ ਚੁਣੋ ਅਤੇ “ਖ਼ਰਚੇ ਦਾ ਹਿਸਾਬ ਲਾਓ” ਦਬਾਓ। ਜਾਂ ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਇੱਕ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ।',
    ],
    examples: {
      month: (name) => `${name}: ਚਾਰ ਸੈਸ਼ਨ, ਇੱਕ ਮਹੀਨਾ ਹਰ ਹਫ਼ਤੇ ਇੱਕ`,
      pack: (name, sessions) => `${name}: ${sessions} ਸੈਸ਼ਨਾਂ ਦਾ ਪੈਕ`,
      detox: (name, days) => `ਡੀਟੌਕਸ (ਨਸ਼ਾ ਛੁਡਾਉਣਾ): ${name}, ${days} ਦਿਨ`,
    },
  },
  sheet: {
    title: 'ਤੁਹਾਡੇ ਖ਼ਰਚੇ ਦਾ ਅੰਦਾਜ਼ਾ',
    day: punjabiLongDate,
    estimate: ['ਇਹ ਅੰਦਾਜ਼ਾ ਹੈ, ਬਿੱਲ ਨਹੀਂ।', ' ਇਸ ਵਿੱਚ ਸਾਡੀਆਂ ਸੂਚੀਆਂ ਦੇ ਖ਼ਰਚੇ ਜੋੜੇ ਗਏ ਹਨ।'],
    notIn: 'ਇਸ ਵਿੱਚ ਕੀ ਸ਼ਾਮਲ ਨਹੀਂ',
    fee: ['ਡਾਕਟਰ ਨੂੰ ਦਿਖਾਉਣ ਦੀ ਫ਼ੀਸ: ਹਰ ਡਾਕਟਰ ਆਪਣੀ ਫ਼ੀਸ ਆਪ ਤੈਅ ਕਰਦੇ ਹਨ। ਇਹ ', 'ਡਾਕਟਰਾਂ ਦੇ ਪੰਨੇ', ' ’ਤੇ ਲਿਖੀ ਹੈ।'],
    medicines: 'ਦਵਾਈਆਂ।',
    other: 'ਹੋਰ ਜੋ ਕੁਝ ਸਾਡੀਆਂ ਖ਼ਰਚੇ ਦੀਆਂ ਸੂਚੀਆਂ ਵਿੱਚ ਨਹੀਂ ਹੈ।',
    insurance: [
      'ਸਾਡੇ ਤੋਂ ਪੁੱਛੋ ਕਿ ਤੁਹਾਡਾ ਬੀਮਾ ਕੀ ਦੇਵੇਗਾ',
      'ਹਰ ਪਾਲਿਸੀ ਵੱਖਰੀ ਹੁੰਦੀ ਹੈ, ਅਤੇ ਬਹੁਤ ਸਾਰੀਆਂ ਪਾਲਿਸੀਆਂ ਇਸ ਤਰ੍ਹਾਂ ਦਿਖਾਉਣ ਦਾ ਖ਼ਰਚਾ ਨਹੀਂ ਦਿੰਦੀਆਂ।',
      'ਫ਼ੋਨ ਕਰੋ: ',
    ],
    print: 'ਇਹ ਅੰਦਾਜ਼ਾ ਪ੍ਰਿੰਟ ਕਰੋ',
    link: 'ਇਸ ਅੰਦਾਜ਼ੇ ਦਾ ਲਿੰਕ, ਰੱਖਣ ਜਾਂ ਭੇਜਣ ਲਈ',
    change: 'ਆਪਣੀ ਚੋਣ ਬਦਲੋ',
    what: 'ਕੀ',
    cost: 'ਖ਼ਰਚਾ',
    total: 'ਕੁੱਲ',
  },
};
