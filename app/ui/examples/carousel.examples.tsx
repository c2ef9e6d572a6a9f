import { Carousel, CarouselItem } from '../carousel/carousel.tsx';
import { FlipCard } from '../flip-card/flip-card.tsx';
import { grid } from './example.css.ts';
import { Example } from './example.tsx';

export function CarouselExamples() {
  return (
    <>
      <Example
        title="Carousel"
        about="A row that scrolls. Buttons turn its pages and wrap or stop at the ends. They are hidden if all items are visible."
      >
        <Carousel label="Up to three a page" perPage="upToThree">
          {slides(5)}
        </Carousel>
        <Carousel label="Two a page, with dots" perPage="pair" dots>
          {slides(4)}
        </Carousel>
        <Carousel label="Two a page, stopping at the ends" perPage="two" ends="clamp">
          {slides(4)}
        </Carousel>
        <Carousel label="Goes on by itself" perPage="one" advanceEvery={6200}>
          {slides(3)}
        </Carousel>
        <Carousel label="All in sight" perPage="three">
          {slides(3)}
        </Carousel>
      </Example>
      <Example title="Flip card" about="Turns over on hover, on keyboard focus and on a click of its button.">
        <div className={grid}>
          <FlipCard
            title="A room"
            front={<img src="/pictures/heroes/about.svg" width={1600} height={720} alt="" />}
          >
            <p>What there is to know about it.</p>
            <p>
              <a href="#flip">Where to go on</a>
            </p>
          </FlipCard>
        </div>
      </Example>
    </>
  );
}

function slides(count: number) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items never change their order.
    <CarouselItem key={index}>
      <h3>Item {index + 1}</h3>
    </CarouselItem>
  ));
}
