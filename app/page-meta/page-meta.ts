import type { MetaDescriptor } from 'react-router';
import type { HospitalFacts } from '#app/hospital-facts/fact-shapes.ts';
import { writtenFacts } from '#app/hospital-facts/written-facts.ts';
import { type InLanguages, inEnglish, type Language, languageLocales } from '#app/languages/language.ts';
import type { SitePage } from '#app/navigation/pages.ts';
import { sharePicture, shareSize } from './share-picture.ts';

/** Matched routes as a `meta` function receives them. */
export type MetaMatches = readonly ({ readonly loaderData?: unknown } | undefined)[];

/**
 * Title of a page with the name of the hospital. A `meta` function cannot read the request, so the loader of the layout gives it the name as `hospitalName`. Without
 * it, because that loader did not run, the title stands alone.
 */
export function tabTitle(title: string, matches: MetaMatches): string {
  for (const match of matches) {
    const whose = (match?.loaderData as { readonly hospitalName?: string } | undefined)?.hospitalName;
    if (whose !== undefined) return documentTitle(title, whose);
  }
  return title;
}

/**
 * Title and description of a page. Its canonical address comes from the frame's loader, which knows the site's origin.
 *
 * @param page from the catalogue in `pages.ts`
 */
export const pageMeta = (
  page: Pick<SitePage, 'title' | 'summary'>,
  matches: MetaMatches,
): MetaDescriptor[] => [
  { title: tabTitle(page.title, matches) },
  { name: 'description', content: page.summary },
];

/** A `meta` element: Open Graph's have a property, the others a name. */
type MetaTag = { readonly content: string } & ({ readonly property: string } | { readonly name: string });

interface ShareOptions extends Pick<HospitalFacts, 'hospital'> {
  /** Origin under which the site is known. */
  readonly origin: string;
  /** Language of the page. */
  readonly language: Language;
  /** Name of the hospital in that language. */
  readonly whose: string;
  /** Page of the catalogue whose picture goes with the link; without one, the page itself. */
  readonly pictured?: Pick<SitePage, 'path' | 'title'>;
}

/**
 * How a link to a page looks where somebody shares it. Whoever makes the preview reads these from another site, so
 * addresses are whole.
 *
 * @param page from the catalogue in `pages.ts`, or one that has its address and words from a store
 */
export function shareTags(
  page: Pick<SitePage, 'path' | 'title' | 'summary'>,
  { origin, language, whose, hospital, pictured = page }: ShareOptions,
): MetaTag[] {
  const picturesOf = hasDrawnName(hospital) ? pictured : undefined;
  const openGraph = {
    title: page.title,
    description: page.summary,
    type: 'website',
    url: `${origin}${page.path}`,
    site_name: whose,
    locale: languageLocales[language],
    ...(language !== 'en' && { 'locale:alternate': languageLocales.en }),
    ...imageTags(origin, picturesOf, language),
  };
  return [
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: picturesOf ? 'summary_large_image' : 'summary' },
  ];
}

/** The build draws the name and place of the code into the pictures, so a hospital that entered another name has none. */
function hasDrawnName({ name, location }: HospitalFacts['hospital']): boolean {
  const drawn = writtenFacts.hospital;
  return name === drawn.name && location === drawn.location;
}

/** Alternative text of a shared picture. */
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

function imageTags(
  origin: string,
  pictured: Pick<SitePage, 'path' | 'title'> | undefined,
  language: Language,
) {
  const words = pictureWords[language];
  if (!pictured)
    return {
      image: `${origin}/icons/icon-512.png`,
      'image:type': 'image/png',
      'image:width': '512',
      'image:height': '512',
      'image:alt': words.drawing,
    };
  return {
    image: `${origin}${sharePicture(inEnglish(pictured.path), language)}`,
    'image:type': 'image/jpeg',
    'image:width': String(shareSize.width),
    'image:height': String(shareSize.height),
    'image:alt': words.of(pictured.title),
  };
}

/** Title of a browser tab: the page, then the hospital. */
export const documentTitle = (title: string, whose: string): string => `${title} | ${whose}`;
