import { describe, expect, test } from 'vitest';
import { readSearchQuery } from '#app/typed-text/queries/search-query.ts';
import { searchWords } from '#messages/content/dangers/search-words.ts';
import { type DangerId, dangerAt } from './danger-table.ts';
import { isPhraseOf, urgentRowsFor } from './urgent-filter.server.ts';
import { isUrgent } from './urgent-groups.ts';

const rowsFor = (text: string) => urgentRowsFor(readSearchQuery(text));

/** Words that a family types, each with the rows of which one must come first. */
const typed: readonly (readonly [text: string, ...right: DangerId[]])[] = [
  ['lithium shaking slurred', 'lithium-toxic'],
  ['clozapine fever', 'clozapine-fever'],
  ['face drooping', 'stroke'],
  ['worst headache', 'headache-now'],
  ['jerking 6 minutes', 'fit-long'],
  ['pregnant fit', 'fit-first', 'headache-birth'],
  ['rash fever mouth sores', 'rash-severe'],
  ['tramadol fever stiff', 'serotonin'],
  ['mother confused', 'delirium', 'confusion'],
  ['mother lost', 'missing'],
  ['blood in vomit', 'antidepressant-bleed'],
  ['drunk cannot wake', 'drug-collapse'],
  ['shaking sweating insects on wall', 'alcohol-severe'],
  ['lithium loose motions', 'lithium-sick-day'],
  ['fit not stopping', 'fit-long'],
  ['stroke', 'stroke'],
  ['paralysis', 'stroke'],
  ['knife', 'violence', 'voices-order'],
  ['wants to die', 'dying-thoughts', 'plan', 'unsafe', 'attempt'],
  ['seizure', 'fit-long', 'fit-first'],
  ['unconscious', 'confusion', 'chest', 'opioid-overdose', 'drug-collapse'],
  ['daaru', 'alcohol-severe', 'drug-collapse', 'wernicke'],
  ['suicide', 'attempt', 'plan', 'dying-thoughts'],
  ['laughing to herself', 'psychosis-new'],
  ['mother suddenly confused since morning', 'delirium', 'confusion'],
  ['father missing from home dementia', 'missing'],
  ['vomiting blood', 'antidepressant-bleed'],
  ['drunk and not waking up', 'drug-collapse'],
  ['stopped drinking, shaking and seeing things', 'alcohol-severe'],
  ['loose motions on lithium', 'lithium-sick-day'],
  ['fit going on for ten minutes', 'fit-long'],
  ['half body paralysed', 'stroke'],
  ['son has a knife', 'violence', 'voices-order'],
  ['daughter says she wants to die', 'dying-thoughts', 'plan', 'unsafe', 'attempt'],
  ['took whole strip of tablets', 'overdose', 'swallowed'],
  ['husband beats me', 'violence', 'abuse-ended', 'abuse-now'],
  ['chest pain left arm', 'chest'],
  ['maa ko kuch yaad nahi, ajeeb baatein kar rahi hai bukhar', 'confusion', 'delirium'],
  ['papa ghar se chale gaye mil nahi rahe', 'missing'],
  ['khoon ki ulti', 'antidepressant-bleed'],
  ['daaru pi ke behosh', 'drug-collapse'],
  ['daaru chhodi haath kaanp rahe keede dikh rahe', 'alcohol-severe'],
  ['mirgi ka daura ruk nahi raha', 'fit-long'],
  ['lakwa', 'stroke'],
  ['beta chaku le ke khada hai', 'violence', 'voices-order'],
  ['marna chahti hai', 'dying-thoughts', 'plan', 'unsafe', 'attempt'],
  ['neend ki goliyan zyada kha li', 'overdose', 'swallowed'],
  ['saans nahi aa rahi', 'blue', 'chest'],
  ['chuha maarne ki dawa kha li', 'pesticide', 'swallowed', 'sulfas'],
  ['मुँह टेढ़ा हो गया', 'stroke'],
  ['बच्चा खो गया', 'missing'],
  ['दौरा बंद नहीं हो रहा', 'fit-long'],
  ['शराब पीकर होश नहीं', 'drug-collapse'],
  ['पति मारता है', 'violence', 'abuse-ended', 'abuse-now'],
  ['आवाज़ें कहती हैं मार दो', 'voices-order'],
  ['सिर में चोट के बाद उल्टी', 'head-injury'],
  ['ਖ਼ੂਨ ਦੀ ਉਲਟੀ', 'antidepressant-bleed'],
  ['ਅਧਰੰਗ', 'stroke'],
  ['ਪੁੱਤ ਮਰਨਾ ਚਾਹੁੰਦਾ', 'dying-thoughts', 'plan', 'unsafe', 'attempt'],
  ['ਗੋਲੀਆਂ ਖਾ ਲਈਆਂ', 'overdose', 'swallowed'],
  ['ਦੌਰਾ ਪੈ ਰਿਹਾ', 'fit-long', 'fit-first'],
  ['ਚਿੱਟਾ ਲਾ ਕੇ ਬੇਹੋਸ਼', 'opioid-overdose'],
  ['ਬਾਪੂ ਗੁਆਚ ਗਿਆ', 'missing'],
  ['grandmother talking nonsense since last night', 'delirium', 'confusion'],
  ['papa lost way not come home', 'missing'],
  ['black stool', 'antidepressant-bleed'],
  ['too much whisky cannot wake him', 'drug-collapse'],
  ['tremors after leaving alcohol', 'alcohol-shake', 'alcohol-severe'],
  ['second seizure without waking', 'fit-long'],
  ['speech slurred arm weak', 'stroke'],
  ['he has a gun', 'violence'],
  ['wants to hang himself', 'plan', 'attempt', 'unsafe', 'dying-thoughts'],
  ['phenyl pi liya', 'corrosive'],
  ['bukhar aur akdan antipsychotic', 'nms'],
  ['gas heater sir dard sab ko', 'carbon-monoxide'],
  ['nas kaat li', 'self-harm', 'attempt'],
  ['baby ko maarne ka khayal', 'birth-harm', 'birth-intrusive', 'own-hands-fear'],
  ['gala dabaya', 'strangled'],
  ['सीने में दर्द', 'chest'],
  ['गले में अटक गया', 'choking'],
  ['बुखार में बच्चे को दौरा', 'fit-fever'],
  ['ਸਾਹ ਨਹੀਂ ਆਉਂਦਾ', 'blue', 'chest'],
  ['ਘਰਵਾਲਾ ਕੁੱਟਦਾ ਹੈ', 'violence', 'abuse-ended', 'abuse-now'],
];

test.each(typed)('“%s” finds its row first', (text, ...right) => {
  const [first] = rowsFor(text);
  expect(right).toContain(first);
});

test('an ordinary text finds no rows, so that the page shows all signs', () => {
  expect(rowsFor('forgets keys')).toEqual([]);
  expect(rowsFor('zzzzqq')).toEqual([]);
  expect(rowsFor('')).toEqual([]);
});

test('of rows that match alike, the more urgent one comes first', () => {
  const rows = rowsFor('stopped drinking');
  expect(rows).toEqual(expect.arrayContaining(['alcohol-severe', 'alcohol-shake']));
  expect(rows.indexOf('alcohol-severe')).toBeLessThan(rows.indexOf('alcohol-shake'));
});

test('every row with search words is on the page of all urgent signs', () => {
  expect((Object.keys(searchWords) as DangerId[]).filter((id) => !isUrgent(id))).toEqual([]);
});

describe('a text that is one phrase of a row for today', () => {
  const names = (text: string, id: DangerId) => isPhraseOf(readSearchQuery(text), id);

  test('names only that row', () => {
    expect(dangerAt('lithium-sick-day').tier).toBe('today');
    expect(names('lithium loose motions', 'lithium-sick-day')).toBe(true);
    expect(names('loose motions on lithium', 'lithium-sick-day')).toBe(true);
  });

  test.each(['lithium loose motions, cannot be woken', 'lithium loose motions and confused', 'lithium'])(
    'is not “%s”',
    (text) => {
      expect(names(text, 'lithium-sick-day')).toBe(false);
    },
  );
});
