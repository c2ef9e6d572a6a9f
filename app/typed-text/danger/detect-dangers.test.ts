import { describe, expect, test } from 'vitest';
import { hindiCrises } from '../phrases/questions/hindi-searches.ts';
import { detectDangers } from './detect-dangers.ts';
import type { DetectedDanger } from './detected-danger.ts';

const examples: Readonly<Record<DetectedDanger, readonly string[]>> = {
  life: [
    'i have anxiety and i want to die',
    'mujhe anxiety hai marna chahta hu',
    'i want to die no one understands',
    'i dont want to live with this pain',
    'jeene ka koi haq nahi',
    'mujhe bas khatam hona hai',
    'hor ni jeya janda',
    'rope kharid li hai',
    'nahar te khada haan',
    'मुझे मरना है',
    'ਮੈਂ ਮਰਨਾ ਚਾਹੁੰਦਾ ਹਾਂ',
    'خودکشی کرنا چاہتا ہوں',
  ],
  poison: [
    'bhai ne sulfas kha li bahut dar lag raha hai',
    'child drank harpic while watching song on phone',
    'seeing things three days after the last drink',
    'desi daru peene ke baad dikhna band ho gaya',
    'angithi jala ke soye the uth nahi rahe',
    'on lithium, shaking and vomiting',
    'saanp ne kaat liya',
    'usne 10 neend ki goli kha li',
    'بھائی نے زہر کھا لیا',
  ],
  violence: [
    'husband beats me and took my phone',
    'sasural walon ne ghar se nikal diya',
    'in laws want a car as dowry and harass me',
    'a man follows me every day',
    'he has my video and asks for money',
    'seniors stripped me in hostel',
    'zabardasti shadi kar rahe hain',
    'budhi maa ko beta maarta hai',
    'ਪਤੀ ਮੈਨੂੰ ਕੁੱਟਦਾ ਹੈ',
  ],
  harm: [
    'i am scared i will hurt my baby',
    'horrible thoughts about my baby',
    'i want to kill my husband',
    'voices tell me to kill her',
    'padosi ko jaan se maar dunga',
    'ਆਵਾਜ਼ਾਂ ਕਹਿੰਦੀਆਂ ਬੱਚੇ ਨੂੰ ਮਾਰ ਦੇ',
  ],
};

describe.each(Object.entries(examples))('%s', (kind, texts) => {
  test.each(texts)('is heard in “%s”', async (text) => {
    expect(await detectDangers(text)).toContain(kind);
  });
});

test.each([
  'munda bolda ni',
  'karza',
  'कर्ज़ा',
  'ਕਰਜ਼ਾ',
  'loan',
  'kutte ton dar lagda',
  'trouble swallowing big tablets',
  'medicine for my whole life',
  'bhagat singh ki fansi',
  'zabardast film',
  'meri jaan',
  'suicide squad movie',
  'suicide prevention day',
  'marne ka dar lagta hai',
  'dard ki goli roz khata hu',
  'pati kharate marta hai',
  'papa ki death ho gayi',
  'doctor fees',
  'sunday ko khula hai kya',
])('hears no danger in “%s”', async (text) => {
  expect(await detectDangers(text)).toEqual([]);
});

test.each([
  ['i want to die', 'i do not want to die'],
  ['mujhe marna hai', 'mujhe marna nahi hai'],
  ['jeena nahi chahta', 'jeena chahta hu'],
  ['pati marta hai', 'pati nahi maarta'],
  ['suicide karunga', 'suicide nahi karunga'],
])('a denial of the verb decides: “%s” is heard, “%s” is not', async (danger, ordinary) => {
  expect(await detectDangers(danger)).not.toEqual([]);
  expect(await detectDangers(ordinary)).toEqual([]);
});

test.each([
  'iwanttodie',
  'जीनानहीचाहता',
  'जीना नहीं चाहता',
  'jina nhi chahta',
  'jeena nai chahata',
  'ਜੀਣਾ ਨਹੀਂ ਚਾਹੁੰਦਾ',
  's u i c i d e',
  's.u.i.c.i.d.e',
  'su1cide',
  'k!ll myself',
  '$uicide',
  's*icide',
  'sui\u200bci\u00adde',
  's\u0336u\u0336i\u0336c\u0336i\u0336d\u0336e\u0336',
  'ѕuісіdе',
  'ｓｕｉｃｉｄｅ',
  '𝓈𝓊𝒾𝒸𝒾𝒹𝑒',
  'suicde',
  'suiciide',
  'khudkshi',
])('hears it however it is written: “%s”', async (text) => {
  expect(await detectDangers(text)).toContain('life');
});

test('hears a danger at the end of a long text', async () => {
  const story = `My son is nine and goes to school by bus. His teacher says that he does not sit still and forgets his books, and at
    home he plays with his cousin until dinner. We have tried a tuition near our house and less television. My husband thinks
    that he is only lazy, but his sister was never like this. Please tell us which doctor sees children, what the fee is,
    whether we need an appointment on Saturday, and which reports we should bring with us.`;
  expect(story.length).toBeGreaterThan(400);
  expect(await detectDangers(story)).toEqual([]);
  expect(await detectDangers(`${story} Yesterday he said that he wants to die`)).toEqual(['life']);
});

test('reads the first 4,000 characters of a text and of its clauses, which bounds the time', async () => {
  const danger = 'I want to die';
  expect(await detectDangers(`${'hello. '.repeat(560)}${danger}`)).toEqual(['life']);
  expect(await detectDangers(`${'hello. '.repeat(580)}${danger}`)).toEqual([]);
});

test('returns every danger of a text, the most urgent first', async () => {
  expect(await detectDangers('pati marta hai, maine zehar kha liya, jeena nahi chahti')).toEqual([
    'poison',
    'life',
    'violence',
  ]);
});

test.each(['', '  ', '?!', '12345', '你好', 'zzzz', 'no no no', 'asdf qwer'])(
  'hears nothing in “%s”, which says nothing',
  async (text) => {
    expect(await detectDangers(text)).toEqual([]);
  },
);

test.each([...hindiCrises, 'self harm', 'jeher khana', 'jindagi khatam', 'sucide', 'फांसी लगाना', 'ओवरडोज'])(
  'detects “%s”',
  async (text) => {
    expect(await detectDangers(text)).not.toEqual([]);
  },
);
