import { Carousel, CarouselItem } from '#app/ui/carousel/carousel.tsx';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { approachWords } from '#messages/content/home/approach.ts';
import { IllustrationNote, RoomPicture } from '../rooms/room-picture.tsx';
import { approachIn } from './approach.ts';
import * as css from './approach-section.css.ts';

/** On a phone, the value is below the real width, because a screen with three device pixels per CSS pixel would fetch too large a file. */
const sizes = '(min-width: 1280px) 38rem, (min-width: 768px) 46vw, 44vw';

/** Section Our Approach (requirement 12). */
export function ApproachSection() {
  const { locale, pathTo } = usePageLocale();
  const { heading } = useWords(approachWords);
  const cards = approachIn(locale);
  return (
    <Stack as="section" gap="5" aria-labelledby="approach">
      <Cluster align="between" gap="4">
        <h2 id="approach">{heading}</h2>
        <CallButton variant="secondary" />
      </Cluster>
      <Carousel label={heading} perPage="pair" dots>
        {cards.map(({ title, text, room, link }) => (
          <CarouselItem key={title}>
            <article className={css.card}>
              <RoomPicture name={room} sizes={sizes} />
              <div className={css.words}>
                <h3 className={css.title}>{title}</h3>
                <p>{text}</p>
                <span className={css.link}>
                  <TextLink href={pathTo(link.path)}>{link.label}</TextLink>
                </span>
              </div>
            </article>
          </CarouselItem>
        ))}
      </Carousel>
      <IllustrationNote rooms={cards.map(({ room }) => room)} />
    </Stack>
  );
}
