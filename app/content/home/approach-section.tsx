import { Carousel, CarouselItem } from '#app/ui/carousel/carousel.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import type { IconComponent } from '#app/ui/icon/icon.tsx';
import { Dumbbell, Flower2, MessageCircleHeart, Music } from '#app/ui/icon/room-icons.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { link } from '#app/ui/page-parts/page-card.css.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { approachWords } from '#messages/content/home/home.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import * as css from './approach-section.later.css.ts';
import { type ApproachId, approachIn } from './home-content.ts';
import { section } from './home-section.css.ts';

/** Signs in place of pictures, because each picture of a room is on the page once, in the gallery or the facilities. */
const signs = {
  motivation: MessageCircleHeart,
  yoga: Flower2,
  gym: Dumbbell,
  recreation: Music,
} as const satisfies Record<ApproachId, IconComponent>;

/** Section Our Approach (requirement 12). */
export function ApproachSection() {
  const { locale, pathTo } = usePageLocale();
  const { phones } = useHospitalFacts();
  const { heading } = useWords(approachWords);
  const { callPhone, notSure } = useWords(contactWords);
  return (
    <section className={section} aria-labelledby="approach">
      <div className={css.head}>
        <h2 id="approach">{heading}</h2>
        <p className={css.call}>
          {`${notSure} `}
          <TextLink href={phones.admission.href}>
            {callPhone} {phones.admission.shown}
          </TextLink>
        </p>
      </div>
      <Carousel label={heading} perPage="pair" dots>
        {approachIn(locale).map(({ id, title, text, path }) => {
          const Sign = signs[id];
          return (
            <CarouselItem key={id}>
              <article className={css.card}>
                <Sign size={24} aria-hidden />
                <h3 className={css.title}>
                  <a href={pathTo(path)} className={link}>
                    {title}
                  </a>
                </h3>
                <p className={css.text}>{text}</p>
              </article>
            </CarouselItem>
          );
        })}
      </Carousel>
    </section>
  );
}
