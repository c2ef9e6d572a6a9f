import { expect, test } from 'vitest';
import { loadSiteSearch } from '#app/content/search/loaded-site-search.ts';
import { priceSearch } from '#app/content/search/price-search.server.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { defaultLocale, localeTags } from '#app/languages/locales.ts';
import { phraseIndex, textIndexOf } from '#tests/support/search-index.ts';
import { whenChanged } from '#tests/support/when-changed.ts';
import { readSearchQuery } from '../../queries/search-query.ts';
import everyday from './dev-everyday.json' with { type: 'json' };
import held from './held-everyday.json' with { type: 'json' };
import more from './more-everyday.json' with { type: 'json' };

const it = whenChanged('search questions', ['app/languages/**']);

const questions = phraseIndex();
const english = loadSiteSearch(questions, textIndexOf(defaultLocale));

/** Least share of questions with the right answer. Not every question can be foreseen. */
const leastRate = 0.95;

const lists = { everyday, more, held };

const cases = (['everyday', 'more', 'held'] as const).flatMap((list) =>
  localeTags.map((locale) => [list, locale] as const),
);

test.each([
  ['munda chitta launda aa ki kariye', '/deaddiction'],
  ['बहू को बच्चा होने के बाद आवाजें आ रही हैं', '/pregnancy-and-birth'],
  ['delivery ke baad neend nahi aati', '/pregnancy-and-birth'],
  ['पति की मौत के बाद मन नहीं लगता', '/grief'],
  ['after my mothers death i cannot sleep', '/grief'],
  ['माता जी रात को बहकी बहकी बातें करती हैं', '/memory-and-older-people'],
  ['khana nahi khati', '/eating-disorders'],
  ['sunday ko khula hai kya', '/find-us'],
  ['ਐਤਵਾਰ ਖੁੱਲ੍ਹਾ ਹੈ', '/find-us'],
  ['रविवार को खुला है क्या', '/find-us'],
  ['ayushman card', '/papers-money-and-who-learns-of-it'],
  ['udid', '/papers-money-and-who-learns-of-it'],
  ['disability card', '/papers-money-and-who-learns-of-it'],
  ['विकलांग प्रमाण पत्र', '/papers-money-and-who-learns-of-it'],
  ['detox price', '/therapyCounselling'],
  ['two weeks detox', '/therapyCounselling'],
  ['नशा छुड़ाने का खर्च', '/therapyCounselling'],
  ['डिटॉक्स का खर्च', '/therapyCounselling'],
  ['ਨਸ਼ਾ ਛੁਡਾਉਣ ਦਾ ਖਰਚਾ', '/therapyCounselling'],
  ['farm debt', '/farm-debt-and-family-abroad'],
  ['karza', '/farm-debt-and-family-abroad'],
  ['kisan', '/farm-debt-and-family-abroad'],
  ['किसान', '/farm-debt-and-family-abroad'],
  ['fasal kharab ho gayi karza hai', '/farm-debt-and-family-abroad'],
  ['फसल खराब हो गई कर्ज है', '/farm-debt-and-family-abroad'],
  ['ਕਿਸਾਨ', '/farm-debt-and-family-abroad'],
  ['my son in canada is depressed', '/farm-debt-and-family-abroad'],
  ['beta america se deport hua', '/farm-debt-and-family-abroad'],
  ['caregiver burnout', '/who-cares-for-the-carer'],
  ['dekhbhal karte karte thak gayi', '/who-cares-for-the-carer'],
  ['दिव्यांग पेंशन कितनी है', '/who-cares-for-the-carer'],
  ['ਅਪੰਗਤਾ ਪੈਨਸ਼ਨ', '/who-cares-for-the-carer'],
  ['will the psychologist tell my parents', '/before-you-tell-us'],
  ['kya doctor ghar bata dega', '/before-you-tell-us'],
  ['क्या डॉक्टर घर बता देगा', '/before-you-tell-us'],
  ['ਕੀ ਡਾਕਟਰ ਘਰ ਦੱਸੇਗਾ', '/before-you-tell-us'],
  ['she falls and another voice speaks', '/functional-attacks-and-possession'],
  ['fits but eeg is normal', '/functional-attacks-and-possession'],
  ['bahu ko opri hawa lag gayi', '/functional-attacks-and-possession'],
  ['माता आती है झाड़-फूंक से ठीक नहीं हुआ', '/functional-attacks-and-possession'],
  ['ਓਪਰੀ ਕਸਰ ਹੈ', '/functional-attacks-and-possession'],
  ['is this rehab legal', '/is-this-centre-lawful'],
  ['nasha mukti kendra me maarte hain', '/is-this-centre-lawful'],
  ['nasha mukti kendra se kaise nikale', '/is-this-centre-lawful'],
  ['सरकारी नशा मुक्ति केंद्र कहाँ है', '/is-this-centre-lawful'],
  ['ਨਸ਼ਾ ਛੁਡਾਊ ਕੇਂਦਰ ਮਿਲਣ ਨਹੀਂ ਦਿੰਦੇ', '/is-this-centre-lawful'],
  ['hearing voices for the first time', '/when-the-mind-changes'],
  ['beta achanak shak karne laga', '/when-the-mind-changes'],
  ['पहली बार आवाज़ें आने लगीं', '/when-the-mind-changes'],
  ['ਮੁੰਡਾ ਸ਼ੱਕ ਕਰਨ ਲੱਗਾ ਹੈ', '/when-the-mind-changes'],
])(
  '“%s” leads to %s first: an event of a life outranks its symptoms, and a courtesy is no word of the question',
  (q, path) => {
    expect(english.pages(english.understand(readSearchQuery(q)), 1).map(({ id }) => id)).toEqual([path]);
  },
);

it.each(cases)(
  'questions of the list %s find their page first or second, or none if the site has none, in %s',
  (list, locale) => {
    const prices = priceSearch(defaultFacts, locale);
    const search = loadSiteSearch(questions, textIndexOf(locale));
    const misses = lists[list].flatMap(({ q, pages: expected }) => {
      const question = search.understand(readSearchQuery(q));
      const found = search.pages(question, 2).map(({ id }) => id);
      const isRight =
        expected.length > 0
          ? found.some((id) => expected.includes(id))
          : found.length + prices(question, 1).length === 0;
      return isRight ? [] : [`${q}: ${found.join(' ') || 'nothing'}`];
    });
    const rate = 1 - misses.length / lists[list].length;
    console.log(`${list}, ${locale}: ${Math.round(rate * 1000) / 10} % of ${lists[list].length}`, misses);
    expect(rate).toBeGreaterThanOrEqual(leastRate);
  },
);
