import type { MetaDescriptor } from 'react-router';
import { hospital } from './facts.ts';
import { type InLanguages, inEnglish, type Language, languageLocales } from './language.ts';
import type { SitePage } from './pages.ts';
import { sharePicture, shareSize } from './share-picture.ts';
import { writtenFacts } from './written-facts.ts';

/**
 * What a page says of itself in its head: its title, and one sentence for search engines. Its whole address is
 * given by the frame's loader, which knows under which host the site was asked for.
 *
 * @param page from the catalogue in `pages.ts`
 * @param whose the hospital's name in the language of the page
 */
export function pageMeta(page: Pick<SitePage, 'title' | 'summary'>, whose?: string): MetaDescriptor[] {
  return [{ title: documentTitle(page.title, whose) }, { name: 'description', content: page.summary }];
}

/** A `meta` element: Open Graph's have a property, the others a name. */
type MetaTag = { readonly content: string } & ({ readonly property: string } | { readonly name: string });

/**
 * How a link to a page looks where somebody shares it. Whoever makes the preview reads these from another site, so
 * addresses are whole.
 *
 * @param page from the catalogue in `pages.ts`, or one that has its address and words from a store
 * @param origin under which the site is known
 * @param pictured the page of the catalogue whose picture goes with it
 * @param language of the page
 * @param whose the hospital's name in that language
 */
export function shareTags(
  page: Pick<SitePage, 'path' | 'title' | 'summary'>,
  origin: string,
  pictured: Pick<SitePage, 'path' | 'title'> = page,
  language: Language = 'en',
  whose: string = hospital.name,
): MetaTag[] {
  const openGraph = {
    title: page.title,
    description: page.summary,
    type: 'website',
    url: `${origin}${page.path}`,
    site_name: whose,
    locale: languageLocales[language],
    ...(language !== 'en' && { 'locale:alternate': languageLocales.en }),
    ...imageTags(origin, pictured, language),
  };
  return [
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: namesAreDrawn() ? 'summary_large_image' : 'summary' },
  ];
}

/** The build draws the code's name and place into the pictures: to a hospital of another name they do not belong. */
function namesAreDrawn(): boolean {
  const { name, location } = writtenFacts.hospital;
  return hospital.name === name && hospital.location === location;
}

/** What somebody who does not see a picture is told of it. */
const pictureWords: InLanguages<{ readonly drawing: string; readonly of: (title: string) => string }> = {
  en: {
    drawing: 'A drawing of hills under a sun',
    of: (title) => `“${title}” and the name of the hospital beside a drawing of hills`,
  },
  hi: {
    drawing: 'सूरज के नीचे पहाड़ियों का चित्र',
    of: (title) => `“${title}” और अस्पताल का नाम, पहाड़ियों के चित्र के साथ`,
  },
};

function imageTags(origin: string, { path, title }: Pick<SitePage, 'path' | 'title'>, language: Language) {
  const words = pictureWords[language];
  if (!namesAreDrawn())
    return {
      image: `${origin}/icons/icon-512.png`,
      'image:type': 'image/png',
      'image:width': '512',
      'image:height': '512',
      'image:alt': words.drawing,
    };
  return {
    image: `${origin}${sharePicture(inEnglish(path), language)}`,
    'image:type': 'image/jpeg',
    'image:width': String(shareSize.width),
    'image:height': String(shareSize.height),
    'image:alt': words.of(title),
  };
}

/** The words in a browser's tab: the page, then whose it is. */
export function documentTitle(title: string, whose: string = hospital.name): string {
  return `${title} | ${whose}`;
}
