import { defaultFacts } from './default-facts.ts';
import type { Manager } from './fact-types.ts';

/**
 * Hindi titles and descriptions of the management page, in the order of the facts in the code. They have
 * their own file, so that staff pages do not load them.
 */
const offices = [
  {
    title: 'मेडिकल ऑफ़िसर इंचार्ज',
    description:
      'इलाज की ज़िम्मेदारी: कौन भर्ती हो, इलाज की योजना कैसे बने और समय-समय पर कैसे देखी जाए, और मरीज़ कब घर जाएँ। मानसिक स्वास्थ्य देखभाल अधिनियम के अनुसार शिकायत सबसे पहले इन्हीं के पास जाती है।',
  },
  {
    title: 'नर्स इंचार्ज',
    description:
      'दिन-रात की देखभाल की ज़िम्मेदारी: वार्ड सुरक्षित और शांत रहे, दवाएँ वैसे ही मिलें जैसे लिखी गई हैं, और हर मरीज़ की इज़्ज़त और प्राइवेसी बनी रहे।',
  },
  {
    title: 'एडमिनिस्ट्रेटर',
    description:
      'इलाज के साथ की हर बात की ज़िम्मेदारी: अपॉइंटमेंट, कमरे और खाना, समझ में आने वाले बिल, बीमा के कागज़, और साफ़ और ठीक हालत में इमारत।',
  },
] as const;

/**
 * Returns the Hindi texts of an office.
 *
 * @returns texts that are undefined if the hospital has entered its own
 */
export function hindiOffice({ title, description }: Pick<Manager, 'title' | 'description'>) {
  const inTitle = defaultFacts.management.findIndex((written) => written.title === title);
  const inDescription = defaultFacts.management.findIndex((written) => written.description === description);
  return { title: offices[inTitle]?.title, description: offices[inDescription]?.description };
}
