import { Carousel, CarouselItem } from '#app/ui/carousel/carousel.tsx';
import { Deferred, type DeferredData } from '#app/ui/deferred/deferred.tsx';
import { StaleDataTime } from '#app/ui/deferred/stale-data-time.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { linksWords } from '#messages/links/links.ts';
import type { HomeLinks } from '../link.values.ts';
import { LinkSection } from './link-section.tsx';
import { VideoCard } from './video-card.tsx';

/**
 * Section of patients' stories on the home page, hidden if there are none. It is also hidden while the links load or
 * if loading fails. The section may not exist at all, and the trending section shows the error.
 *
 * @param links links of the home page. The query returns only stories with a recorded consent.
 */
export function StoriesSection({ links }: { readonly links: DeferredData<HomeLinks> }) {
  const words = useWords(linksWords);
  return (
    <Deferred data={links} fallback={null} failure={() => null} saysWhen={false}>
      {({ stories }, asOf) =>
        stories.length > 0 && (
          <LinkSection id="stories-heading" heading={words.stories} note={words.storiesNote}>
            <StaleDataTime time={asOf} />
            <Carousel label={words.stories} perPage="two" ends="clamp">
              {stories.map((video) => (
                <CarouselItem key={video.id}>
                  <VideoCard video={video} />
                </CarouselItem>
              ))}
            </Carousel>
          </LinkSection>
        )
      }
    </Deferred>
  );
}
