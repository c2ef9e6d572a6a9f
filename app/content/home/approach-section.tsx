import { Phone } from 'lucide-react';
import { phones } from '../../site/facts.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Carousel, CarouselItem } from '../../ui/carousel/carousel.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Cluster, Stack } from '../../ui/page/stack.tsx';
import { IllustrationNote } from '../rooms/illustration-note.tsx';
import { RoomPicture } from '../rooms/room-picture.tsx';
import { approach } from './approach.ts';
import * as css from './approach-section.css.ts';

/** A phone's fine screen must not ask for more than the smallest file. */
const sizes = '(min-width: 1280px) 38rem, (min-width: 768px) 46vw, 44vw';

/** Our Approach (specification, section 2.2): what goes with the treatment, and whom to ask about it. */
export function ApproachSection() {
  return (
    <Stack as="section" gap="5" aria-labelledby="approach">
      <Cluster align="between" gap="4">
        <h2 id="approach">Our Approach</h2>
        <ButtonLink href={phones.admission.href} variant="secondary">
          <Phone size={20} aria-hidden />
          Call {phones.admission.shown}
        </ButtonLink>
      </Cluster>
      <Carousel label="Our Approach" perPage="pair" dots>
        {approach.map(({ title, text, room, link }) => (
          <CarouselItem key={title}>
            <article className={css.card}>
              <RoomPicture name={room} sizes={sizes} />
              <div className={css.words}>
                <h3 className={css.title}>{title}</h3>
                <p>{text}</p>
                <span className={css.link}>
                  <TextLink href={link.path}>{link.label}</TextLink>
                </span>
              </div>
            </article>
          </CarouselItem>
        ))}
      </Carousel>
      <IllustrationNote rooms={approach.map(({ room }) => room)} />
    </Stack>
  );
}
