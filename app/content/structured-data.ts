import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { hospitalNameIn } from '#app/hospital-facts/name-and-place.ts';
import { defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { groupTitlesIn } from '#app/navigation/localized-pages.ts';
import type { InformationGroup, InformationPage } from '#app/navigation/pages.ts';
import { breadcrumbStartIn } from '#app/page-meta/meta-in-language.ts';
import { breadcrumbList, hospitalId } from '#app/page-meta/structured-data.ts';
import type { FrontMatter } from './front-matter.server.ts';
import { reviewOf } from './page-review.ts';

interface Described {
  readonly page: InformationPage;
  readonly group: InformationGroup;
  readonly frontMatter: FrontMatter;
  /** Origin of the public site, because structured data needs absolute URLs. */
  readonly origin: string;
  readonly locale?: Locale;
  /** Locale of the rest of the page, if `locale` has only an introduction. */
  readonly restIn?: Locale | undefined;
  readonly facts: Pick<HospitalFacts, 'hospital' | 'clinicalReviewer' | 'pageReviews'>;
}

const medicalType = {
  condition: 'MedicalCondition',
  therapy: 'MedicalTherapy',
  clinic: 'MedicalEntity',
  medicine: 'Drug',
} as const;

/** Structured data of an information page (schema.org): breadcrumbs and the page itself. */
export function structuredData(described: Described): readonly object[] {
  return [breadcrumbs(described), medicalWebPage(described)];
}

function breadcrumbs({ page, group, origin, locale = defaultLocale }: Described) {
  const [overview] = group.pages;
  const path = pathIn(locale, overview.path);
  const title = groupTitlesIn(locale, group.id).title;
  const above = path === page.path ? [] : [{ path, title }];
  return breadcrumbList([...above, page], origin, breadcrumbStartIn(locale));
}

function medicalWebPage({ page, frontMatter, origin, locale = defaultLocale, restIn, facts }: Described) {
  const { medical, audience, sources, reviewerRole } = frontMatter;
  const { reviewedOn } = reviewOf(frontMatter, facts);
  const { clinicalReviewer } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    url: `${origin}${page.path}`,
    name: page.title,
    description: page.summary,
    inLanguage: restIn ? [locales[locale].htmlTag, locales[restIn].htmlTag] : locales[locale].htmlTag,
    audience:
      audience === 'Patient'
        ? { '@type': 'Patient' }
        : { '@type': 'MedicalAudience', audienceType: audience },
    about: {
      '@type': medicalType[medical.kind],
      name: medical.name,
      ...(medical.otherNames.length > 0 ? { alternateName: medical.otherNames } : {}),
    },
    // A page that goes on in another language leaves the sources to the whole page.
    ...(restIn ? {} : { citation: sources.map(({ title, url }) => url ?? title) }),
    publisher: { '@type': 'Hospital', '@id': hospitalId(origin), name: hospitalNameIn(locale, facts) },
    // Only a review by a named clinician is published.
    ...(clinicalReviewer && reviewedOn
      ? {
          lastReviewed: reviewedOn,
          reviewedBy: { '@type': 'Person', name: clinicalReviewer.name, jobTitle: reviewerRole },
        }
      : {}),
  };
}
