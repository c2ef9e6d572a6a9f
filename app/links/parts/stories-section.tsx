import { Carousel, CarouselItem } from '#app/ui/carousel/carousel.tsx';
import { AsOf } from '#app/ui/deferred/as-of.tsx';
import { type Deferral, Deferred } from '#app/ui/deferred/deferred.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { useWords } from '#app/ui/locale/edition.ts';
import { linksWords } from '#messages/links/links.ts';
import type { HomeLinks } from '../link.values.ts';
import { LinkSection } from './link-section.tsx';
import { VideoCard } from './video-card.tsx';

/**
 * Patients' stories on the home page, nothing while there are none. While they are on their way, or cannot be had, there
 * is nothing either: nobody waits for a section that may not exist, and the trending one says what failed.
 *
 * @param links with stories for which a consent is recorded, no others
 */
export function StoriesSection({ links }: { readonly links: Deferral<HomeLinks> }) {
  const words = useWords(linksWords);
  return (
    <Deferred data={links} fallback={null} failure={() => null} saysWhen={false}>
      {({ stories }, asOf) =>
        stories.length > 0 && (
          <Page>
            <LinkSection id="stories-heading" heading={words.stories} note={words.storiesNote}>
              <AsOf time={asOf} />
              <Carousel label={words.stories} perPage="two" ends="clamp">
                {stories.map((video) => (
                  <CarouselItem key={video.id}>
                    <VideoCard video={video} />
                  </CarouselItem>
                ))}
              </Carousel>
            </LinkSection>
          </Page>
        )
      }
    </Deferred>
  );
}
