/**
 * What the catalogue's pages are called in Hindi. Only the server reads it: a page that is shown in Hindi has no need of a
 * router in the browser, and no other page has a need of these words.
 */

import { inHindi, type Language } from '#app/languages/language.ts';
import type { InformationGroupId } from './information-groups.ts';
import informationPages from './information-pages.hi.json' with { type: 'json' };
import { bookingEntry, type NavigationEntry } from './navigation.ts';
import { home, type InformationGroup, publicPages, type SitePage } from './pages.ts';

/** A page in Hindi. Its path is that of the Hindi edition. */
interface HindiPage extends SitePage {
  /** The day its words last changed, where the build could tell. */
  readonly changedOn?: string;
  /** False where Hindi introduces the page and its words are English still. */
  readonly isWhole: boolean;
}

type Titles = Pick<SitePage, 'title' | 'shortTitle' | 'summary'>;

/** The pages that are not information pages, by their English path. One that is not named here has no Hindi edition yet. */
const otherPages: Readonly<Record<string, Titles>> = {
  '/doctors': {
    title: 'हमारे डॉक्टर',
    summary: 'मनोचिकित्सक, साइकोलॉजिस्ट या दूसरे विशेषज्ञ खोजें, फ़ीस देखें और अपॉइंटमेंट लें।',
  },
  '/appointment': {
    title: 'आपका अपॉइंटमेंट',
    summary: 'रेफ़रेंस और फ़ोन नंबर से अपना अपॉइंटमेंट देखें, समय बदलें या रद्द करें।',
  },
  '/callback': {
    title: 'हम आपको फ़ोन कर लेंगे',
    summary: 'नाम और फ़ोन नंबर छोड़ें। अस्पताल आपको उस समय फ़ोन करेगा जो आपको ठीक लगे।',
  },
  '/therapyCounselling': {
    title: 'थेरेपी और काउंसलिंग के पैकेज',
    shortTitle: 'पैकेज',
    summary: 'थेरेपी, काउंसलिंग, टेस्ट और कमरों का खर्च, और 6 और 10 सेशन के पैक का खर्च।',
  },
  '/rights': {
    title: 'आपके अधिकार',
    summary: 'मानसिक स्वास्थ्य देखभाल अधिनियम आपको क्या अधिकार देता है, आसान शब्दों में; और वे न मिलें, तो किसे फ़ोन करें।',
  },
  '/privacyPolicy': {
    title: 'प्राइवेसी पॉलिसी',
    summary: 'हम आपके बारे में क्या रखते हैं, क्यों, कितने समय तक, और उसे ठीक कराने या मिटवाने के लिए क्या करें।',
  },
  '/check/mood': {
    title: 'मूड की जाँच',
    summary: 'पिछले दो हफ़्तों के बारे में नौ सवाल (पीएचक्यू-9), और अंकों का आमतौर पर क्या मतलब होता है। हम कुछ नहीं रखते।',
  },
  '/check/worry': {
    title: 'घबराहट की जाँच',
    summary: 'पिछले दो हफ़्तों के बारे में सात सवाल (जीएडी-7), और अंकों का आमतौर पर क्या मतलब होता है। हम कुछ नहीं रखते।',
  },
  '/tools': {
    title: 'पर्चियाँ, जाँचें और घड़ी',
    summary: 'फ़ोन में या कागज़ पर भरने की पर्चियाँ, पिछले दो हफ़्तों की दो जाँचें, और मिर्गी के दौरे की घड़ी।',
  },
  '/tools/safety-plan': {
    title: 'सुरक्षा योजना',
    summary: 'उन घंटों के लिए, जब मरने के खयाल आएँ: खतरे के इशारे, क्या काम आता है, किससे मदद माँगें, किसे फ़ोन करें।',
  },
  '/tools/sleep-diary': {
    title: 'नींद की डायरी',
    summary: 'एक हफ़्ते की रातें, हर सुबह भरी हुई: डॉक्टर को दिखाने आएँ, तब साथ लाएँ।',
  },
  '/tools/headache-diary': {
    title: 'सिरदर्द की डायरी',
    summary: 'एक महीने के सिरदर्द और गोलियाँ, हर दिन की एक पंक्ति: डॉक्टर को दिखाने आएँ, तब साथ लाएँ।',
  },
  '/tools/craving-card': {
    title: 'तलब का कार्ड',
    summary: 'आपकी वजहें, आपके लोग और आपकी योजना एक कार्ड पर: उन मिनटों के लिए जब तलब चढ़ती है।',
  },
  '/tools/first-visit': {
    title: 'पहली बार दिखाने के सवाल',
    summary: 'पहली बार दिखाते समय क्या बताएँ और क्या पूछें, एक ही पर्ची पर, ताकि कुछ छूट न जाए।',
  },
  '/tools/fit-timer': {
    title: 'मिर्गी के दौरे की घड़ी',
    summary: 'किसी को मिर्गी जैसा दौरा पड़ रहा है: घड़ी चलाएँ, देखें क्या करना है, और कब 112 पर फ़ोन करना है।',
  },
  [home.path]: {
    title: 'सेक्टर 15, पंचकूला में मानसिक स्वास्थ्य का इलाज',
    shortTitle: 'होम',
    summary:
      'सेक्टर 15, पंचकूला में मन की बीमारियों, नशे, नींद, सिरदर्द, मिर्गी और यौन स्वास्थ्य का इलाज, काउंसलिंग, थेरेपी और बच्चों की गाइडेंस।',
  },
  [publicPages.about.path]: {
    title: 'हमारे बारे में',
    summary: 'हम कौन हैं, यहाँ काम कैसे होता है, और पंचकूला के हमारे 10 बेड के अस्पताल में रहना कैसा है।',
  },
  [publicPages.management.path]: {
    title: 'मैनेजमेंट टीम',
    summary: 'वे लोग जो अस्पताल चलाते हैं और यहाँ की देखभाल के लिए जवाबदेह हैं।',
  },
  [publicPages.pictures.path]: {
    title: 'फ़ोटो गैलरी',
    summary: 'आने से पहले कमरे, वार्ड, जिम और बगीचा देख लें।',
  },
  [publicPages.videos.path]: {
    title: 'वीडियो गैलरी',
    summary: 'मानसिक स्वास्थ्य, इलाज और बेहतर होने के बारे में छोटे वीडियो।',
  },
  [publicPages.reels.path]: {
    title: 'इंस्टाग्राम',
    summary: 'हमारी इंस्टाग्राम प्रोफ़ाइल से मानसिक स्वास्थ्य की छोटी रील।',
  },
};

/** What the generated file holds of each. */
type InformationTitles = Titles & Pick<HindiPage, 'isWhole' | 'changedOn'> & { readonly path: string };

const pages: ReadonlyMap<string, HindiPage> = new Map<string, HindiPage>([
  ...(informationPages as readonly InformationTitles[]).map(
    ({ path, ...page }) => [path, { ...page, path: inHindi(path) }] as const,
  ),
  ...Object.entries(otherPages).map(
    ([path, titles]) => [path, { ...titles, path: inHindi(path), isWhole: true }] as const,
  ),
]);

/**
 * @param path in English
 * @returns undefined where the page has no Hindi edition
 */
export const hindiPageAt = (path: string): HindiPage | undefined => pages.get(path);

/** A page of the catalogue with the words it has in a language. */
export const pageIn = (language: Language, page: SitePage): SitePage =>
  (language === 'hi' && hindiPageAt(page.path)) || page;

/** Pages that are in no catalogue: the search, of a doctor, of a booking, and of an appointment with its file for a calendar. */
const pagesOfOne =
  /^(?:\/search|\/doctors\/[a-z0-9-]{1,80}(?:\/book)?|\/appointment\/[a-z0-9-]{1,80}(?:\/calendar\.ics)?)$/;

/**
 * Where a page is in Hindi, also one that is in no catalogue.
 *
 * @param path in English
 * @returns undefined where it is not in Hindi
 */
export const hindiPathOf = (path: string): `/${string}` | undefined =>
  pages.has(path) || pagesOfOne.test(path) ? inHindi(path) : undefined;

/** The paths of all pages that there are in Hindi, in English. */
export const pathsInHindi: readonly string[] = [...pages.keys()];

/** Names of pages that are no page's title. */
const otherNames: Readonly<Record<string, string>> = {
  '/search': 'खोजें',
  '/dashboard': 'स्टाफ़',
};

/** What a menu says of an entry in Hindi. */
export function hindiLabelOf(entry: NavigationEntry): string {
  if (entry.label === bookingEntry.label) return 'अपॉइंटमेंट लें';
  const page = pages.get(entry.path);
  return otherNames[entry.path] ?? page?.shortTitle ?? page?.title ?? entry.label;
}

/** The headings of the groups of information pages. */
export const hindiGroups: Readonly<
  Record<InformationGroupId, Pick<InformationGroup, 'title' | 'sidebarTitle'>>
> = {
  psychiatry: { title: 'साइकियाट्री', sidebarTitle: 'मन की बीमारियों का इलाज' },
  services: { title: 'सेवाएँ', sidebarTitle: 'दूसरी सेवाएँ' },
  counselling: { title: 'काउंसलिंग और थेरेपी', sidebarTitle: 'दूसरी काउंसलिंग और थेरेपी' },
  children: { title: 'बच्चों की गाइडेंस', sidebarTitle: 'बच्चों का मानसिक स्वास्थ्य' },
  'de-addiction': { title: 'नशा मुक्ति कार्यक्रम', sidebarTitle: 'नशा मुक्ति कार्यक्रम' },
  'sexual-wellness': { title: 'यौन स्वास्थ्य कार्यक्रम', sidebarTitle: 'यौन स्वास्थ्य कार्यक्रम' },
  sleep: { title: 'नींद क्लिनिक', sidebarTitle: 'नींद क्लिनिक' },
  headache: { title: 'सिरदर्द क्लिनिक', sidebarTitle: 'सिरदर्द क्लिनिक' },
  epilepsy: { title: 'मिर्गी क्लिनिक', sidebarTitle: 'मिर्गी क्लिनिक' },
};

/** The heading of a group of pages by its id, those of the footer among them. */
export const hindiGroupTitle = (id: string): string | undefined =>
  id === 'treatments' ? 'इलाज' : hindiGroups[id as InformationGroupId]?.title;
