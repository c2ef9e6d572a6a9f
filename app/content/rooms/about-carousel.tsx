import { Carousel, CarouselItem } from '#app/ui/carousel/carousel.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { roomsWords } from '#messages/content/rooms/rooms.ts';
import { slide, slideTitle } from './about-carousel.css.ts';
import { currentRoom } from './current-rooms.ts';
import { IllustrationNote, RoomPicture } from './room-picture.tsx';
import { aboutRooms } from './rooms.ts';

/** Time that each picture is shown, in ms (requirement 19). */
const aboutAdvance = 6200;

const sizes = '(min-width: 1024px) 44rem, 80vw';

/** The 7 pictures of the About page, which advance automatically (requirement 19). */
export function AboutCarousel() {
  const { locale } = usePageLocale();
  const facts = useHospitalFacts();
  const { ourHospital } = useWords(roomsWords);
  return (
    <Stack gap="3">
      <Carousel label={ourHospital} perPage="one" advanceEvery={aboutAdvance}>
        {aboutRooms.map((room, index) => (
          <CarouselItem key={room}>
            <figure className={slide}>
              <RoomPicture name={room} sizes={sizes} loading={index === 0 ? 'eager' : 'lazy'} />
              <figcaption className={slideTitle}>{currentRoom(facts, room, locale).title}</figcaption>
            </figure>
          </CarouselItem>
        ))}
      </Carousel>
      <IllustrationNote rooms={aboutRooms} />
    </Stack>
  );
}
