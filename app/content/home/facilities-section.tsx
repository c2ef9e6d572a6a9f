import { Carousel, CarouselItem } from '#app/ui/carousel/carousel.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { FlipCard } from '#app/ui/flip-card/flip-card.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { facilitiesWords } from '#messages/content/home/home.ts';
import { RoomPicture } from '../rooms/room-picture.tsx';
import { facilitiesIn } from './home-content.ts';
import { section } from './home-section.css.ts';

/** On a phone, the value is below the real width, because a screen with three device pixels per CSS pixel would fetch too large a file. */
const sizes = '(min-width: 1024px) 26rem, (min-width: 768px) 90vw, 44vw';

/** Section Our Facilities (requirement 16), with flip cards. */
export function FacilitiesSection() {
  const { locale, pathTo } = usePageLocale();
  const { heading } = useWords(facilitiesWords);
  const cards = facilitiesIn(locale, useHospitalFacts());
  return (
    <section className={section}>
      <h2 id="facilities">{heading}</h2>
      <Carousel label={heading} perPage="three">
        {cards.map(({ title, room, about, link }) => (
          <CarouselItem key={title}>
            <FlipCard title={title} front={<RoomPicture name={room} sizes={sizes} />}>
              <p>{about}</p>
              <p>
                <TextLink href={pathTo(link.href)}>{link.label}</TextLink>
              </p>
            </FlipCard>
          </CarouselItem>
        ))}
      </Carousel>
    </section>
  );
}
