/**
 * Subjects that a cover can show, with the beginnings of words in a title that mean them, in the three languages. The
 * first subject that matches wins, so the narrower ones come first: a breathing exercise against stress shows breath.
 */
const wordsOfSubject = {
  recovery: 'alcohol drink drunk addict drug smok tobacco quit chitta शराब नशा नशे तंबाकू ਸ਼ਰਾਬ ਨਸ਼ਾ ਨਸ਼ੇ ਚਿੱਟਾ ਤੰਬਾਕੂ',
  storm: 'headache migraine epilep seizure सिरदर्द माइग्रेन मिर्गी दौरा दौरे ਸਿਰਦਰਦ ਮਾਈਗ੍ਰੇਨ ਮਿਰਗੀ ਦੌਰਾ ਦੌਰੇ',
  sleep: 'sleep insomnia night नींद अनिद्रा ਨੀਂਦ',
  breath: 'breath साँस सांस श्वास ਸਾਹ',
  calm: 'relax mindful meditat yoga ground calm ध्यान योग सुकून शांत ਧਿਆਨ ਯੋਗ ਸ਼ਾਂਤ ਸਕੂਨ',
  rain: 'depress sad grief suicid अवसाद डिप्रेशन उदास शोक दुख ਉਦਾਸ ਡਿਪਰੈਸ਼ਨ ਸੋਗ ਦੁੱਖ',
  wind: 'stress anxi panic worry worri fear exam तनाव चिंता घबराहट डर ਤਣਾਅ ਚਿੰਤਾ ਘਬਰਾਹਟ ਡਰ',
  child: 'child kid teen school parent autis adhd बच्च किशोर स्कूल ਬੱਚ ਸਕੂਲ',
  family:
    'family families couple marriage relationship carer wife husband mother परिवार पति पत्नी शादी रिश्त माँ ਪਰਿਵਾਰ ਪਤੀ ਪਤਨੀ ਵਿਆਹ ਰਿਸ਼ਤ ਮਾਂ',
  visit: 'visit doctor appointment hospital ward clinic डॉक्टर अस्पताल मुलाक़ात मुलाकात ਡਾਕਟਰ ਹਸਪਤਾਲ ਮੁਲਾਕਾਤ',
  garden: 'garden walk nature flower exercise बग़ीच बगीच सैर फूल ਬਾਗ਼ ਬਾਗ ਸੈਰ ਫੁੱਲ',
} as const;

export type CoverSubject = keyof typeof wordsOfSubject;

const beginnings = Object.entries(wordsOfSubject).map(
  ([subject, words]) => [subject as CoverSubject, words.split(' ')] as const,
);

/** Whether a text, such as a part of an address, names a subject. */
export const isCoverSubject = (text: string): text is CoverSubject => Object.hasOwn(wordsOfSubject, text);

/** Returns the subject of a title, or undefined if no word of it is known. */
export function coverSubjectOf(title: string | null): CoverSubject | undefined {
  const words = (title ?? '').toLocaleLowerCase('en').split(/[^\p{L}\p{M}]+/u);
  return beginnings.find(([, starts]) =>
    starts.some((start) => words.some((word) => word.startsWith(start))),
  )?.[0];
}
