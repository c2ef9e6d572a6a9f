import type { MetaDescriptor } from 'react-router';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { pathWithoutLocale } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import type { LocalizedPage } from '#app/navigation/localized-pages.ts';
import type { SitePage } from '#app/navigation/pages.ts';
import { pictureWords } from '#messages/page-meta/picture.ts';
import { sharePicture, shareSize } from './share-picture.ts';

/** Matched routes as a `meta` function receives them. */
export type MetaMatches = readonly ({ readonly loaderData?: unknown } | undefined)[];

/**
 * Adds the name of the hospital to a page's title. A `meta` function cannot read the request, so the loader
 * of the layout returns the name as `hospitalName`. If that loader did not run, the title has no name.
 *
 * @param matches matched routes of the page
 */
export function titleWithHospital(title: string, matches: MetaMatches): string {
  for (const match of matches) {
    const whose = (match?.loaderData as { readonly hospitalName?: string } | undefined)?.hospitalName;
    if (whose !== undefined) return documentTitle(title, whose);
  }
  return title;
}

/**
 * Builds title and description of a page. The frame's loader adds the canonical URL, because it knows the
 * site's origin.
 *
 * @param page from the catalogue in `pages.ts`
 */
export const pageMeta = (
  page: Pick<SitePage, 'title' | 'summary'>,
  matches: MetaMatches,
): MetaDescriptor[] => [
  { title: titleWithHospital(page.title, matches) },
  { name: 'description', content: page.summary },
];

/** A `meta` element. Open Graph tags have a property, other tags a name. */
type MetaTag = { readonly content: string } & ({ readonly property: string } | { readonly name: string });

type PicturedPage = Pick<LocalizedPage, 'path' | 'title' | 'hasSharePicture'>;

interface ShareOptions extends Pick<HospitalFacts, 'hospital'> {
  /** Public origin of the site. */
  readonly origin: string;
  /** Language of the page. */
  readonly locale: Locale;
  /** Name of the hospital in that language. */
  readonly whose: string;
  /** Catalogue page whose picture the link shows; by default the page itself. */
  readonly pictured?: PicturedPage;
}

/**
 * Builds the preview of a shared link. Another site reads these tags, so URLs are absolute.
 *
 * @param page from the catalogue in `pages.ts`, or a page whose address and texts come from a store
 */
export function shareTags(
  page: PicturedPage & Pick<SitePage, 'summary'>,
  { origin, locale, whose, hospital, pictured = page }: ShareOptions,
): MetaTag[] {
  const picturesOf = hasDrawnName(hospital) ? pictured : undefined;
  const openGraph = {
    title: page.title,
    description: page.summary,
    type: 'website',
    url: `${origin}${page.path}`,
    site_name: whose,
    locale: locales[locale].openGraphTag,
    ...(locale !== defaultLocale && { 'locale:alternate': locales[defaultLocale].openGraphTag }),
    ...imageTags(origin, picturesOf, locale),
  };
  return [
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: picturesOf ? 'summary_large_image' : 'summary' },
  ];
}

/**
 * Whether the preview pictures show the hospital's current name. The build draws the name and place in the
 * code into them, so they are not used after the hospital enters another name.
 */
function hasDrawnName({ name, location }: HospitalFacts['hospital']): boolean {
  const drawn = defaultFacts.hospital;
  return name === drawn.name && location === drawn.location;
}

function imageTags(origin: string, pictured: PicturedPage | undefined, locale: Locale) {
  const words = messagesIn(locale, pictureWords);
  if (!pictured)
    return {
      image: `${origin}/icons/icon-512.png`,
      'image:type': 'image/png',
      'image:width': '512',
      'image:height': '512',
      'image:alt': words.drawing,
    };
  return {
    image: `${origin}${sharePicture({ ...pictured, path: pathWithoutLocale(pictured.path) }, locale)}`,
    'image:type': 'image/jpeg',
    'image:width': String(shareSize.width),
    'image:height': String(shareSize.height),
    'image:alt': words.of(pictured.title),
  };
}

/** Builds the title of a browser tab: the page, then the hospital. */
export const documentTitle = (title: string, whose: string): string => `${title} | ${whose}`;
