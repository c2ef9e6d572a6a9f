/**
 * Words for 0 to 99, each of which has a word of its own in Punjabi. The package `to-words` misspells some, such as those
 * for 35, 37, 59 and 99. The words are those of Unicode CLDR (common/rbnf/pa.xml) apart from variant spellings. One of
 * the variants for 71, ਇਕੱਤਰ, is not used, because it also means "collected".
 */
const belowHundred = [
  ...['ਸਿਫ਼ਰ', 'ਇੱਕ', 'ਦੋ', 'ਤਿੰਨ', 'ਚਾਰ', 'ਪੰਜ', 'ਛੇ', 'ਸੱਤ', 'ਅੱਠ', 'ਨੌਂ'],
  ...['ਦਸ', 'ਗਿਆਰਾਂ', 'ਬਾਰਾਂ', 'ਤੇਰਾਂ', 'ਚੌਦਾਂ', 'ਪੰਦਰਾਂ', 'ਸੋਲਾਂ', 'ਸਤਾਰਾਂ', 'ਅਠਾਰਾਂ', 'ਉੱਨੀ'],
  ...['ਵੀਹ', 'ਇੱਕੀ', 'ਬਾਈ', 'ਤੇਈ', 'ਚੌਵੀ', 'ਪੱਚੀ', 'ਛੱਬੀ', 'ਸਤਾਈ', 'ਅਠਾਈ', 'ਉਣੱਤੀ'],
  ...['ਤੀਹ', 'ਇਕੱਤੀ', 'ਬੱਤੀ', 'ਤੇਤੀ', 'ਚੌਂਤੀ', 'ਪੈਂਤੀ', 'ਛੱਤੀ', 'ਸੈਂਤੀ', 'ਅਠੱਤੀ', 'ਉਣਤਾਲੀ'],
  ...['ਚਾਲੀ', 'ਇਕਤਾਲੀ', 'ਬਿਆਲੀ', 'ਤਰਤਾਲੀ', 'ਚੁਤਾਲੀ', 'ਪੰਤਾਲੀ', 'ਛਿਆਲੀ', 'ਸੰਤਾਲੀ', 'ਅਠਤਾਲੀ', 'ਉਣੰਜਾ'],
  ...['ਪੰਜਾਹ', 'ਇਕਵੰਜਾ', 'ਬਵੰਜਾ', 'ਤਿਰਵੰਜਾ', 'ਚੁਰੰਜਾ', 'ਪਚਵੰਜਾ', 'ਛਪੰਜਾ', 'ਸਤਵੰਜਾ', 'ਅਠਵੰਜਾ', 'ਉਣਾਹਠ'],
  ...['ਸੱਠ', 'ਇਕਾਹਠ', 'ਬਾਹਠ', 'ਤਰੇਹਠ', 'ਚੌਂਹਠ', 'ਪੈਂਹਠ', 'ਛਿਆਹਠ', 'ਸਤਾਹਠ', 'ਅਠਾਹਠ', 'ਉਣੱਤਰ'],
  ...['ਸੱਤਰ', 'ਇਕਹੱਤਰ', 'ਬਹੱਤਰ', 'ਤਿਹੱਤਰ', 'ਚੁਹੱਤਰ', 'ਪੰਝੱਤਰ', 'ਛਿਹੱਤਰ', 'ਸਤੱਤਰ', 'ਅਠੱਤਰ', 'ਉਣਾਸੀ'],
  ...['ਅੱਸੀ', 'ਇਕਾਸੀ', 'ਬਿਆਸੀ', 'ਤਿਰਾਸੀ', 'ਚੁਰਾਸੀ', 'ਪਚਾਸੀ', 'ਛਿਆਸੀ', 'ਸਤਾਸੀ', 'ਅਠਾਸੀ', 'ਉਣਾਨਵੇਂ'],
  ...['ਨੱਬੇ', 'ਇਕਾਨਵੇਂ', 'ਬਾਨਵੇਂ', 'ਤਿਰਾਨਵੇਂ', 'ਚੁਰਾਨਵੇਂ', 'ਪਚਾਨਵੇਂ', 'ਛਿਆਨਵੇਂ', 'ਸਤਾਨਵੇਂ', 'ਅਠਾਨਵੇਂ', 'ਨੜਿੱਨਵੇਂ'],
];

/** Larger units, from the largest. */
const units = [
  { size: 1_00_00_000, name: 'ਕਰੋੜ' },
  { size: 1_00_000, name: 'ਲੱਖ' },
  { size: 1_000, name: 'ਹਜ਼ਾਰ' },
  { size: 100, name: 'ਸੌ' },
] as const;

/**
 * Writes a number in Punjabi words, such as 'ਇੱਕ ਲੱਖ ਤੇਈ ਹਜ਼ਾਰ ਚਾਰ ਸੌ ਛਪੰਜਾ' for 1,23,456.
 *
 * @param number a whole number from 0
 */
export function punjabiNumber(number: number): string {
  const unit = units.find(({ size }) => number >= size);
  if (!unit) return belowHundred[number] as string;
  const rest = number % unit.size;
  const counted = `${punjabiNumber(Math.floor(number / unit.size))} ${unit.name}`;
  return rest === 0 ? counted : `${counted} ${punjabiNumber(rest)}`;
}
