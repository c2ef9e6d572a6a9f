import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ReelPlayer } from './links/parts/reel-player.tsx';
import { VideoPlayer } from './links/parts/video-player.tsx';
import { CarouselControls } from './ui/carousel/carousel-controls.tsx';
import { FlipButton } from './ui/flip-card/flip-button.tsx';
import { HeroLoop } from './ui/hero/hero-loop.tsx';
import { IslandPart } from './ui/island/island-part.ts';

/** By the name that stands in the page (`ui/island`). A large one of which most pages have no use comes when it is woken. */
const islands: Readonly<Record<string, () => Promise<ComponentType<never>>>> = {
  'carousel-controls': async () => CarouselControls,
  'flip-button': async () => FlipButton,
  'hero-loop': async () => HeroLoop,
  'reel-player': async () => ReelPlayer,
  'room-viewer': async () => (await import('./content/rooms/room-viewer.tsx')).RoomViewer,
  'video-player': async () => VideoPlayer,
};

/**
 * Lets React take over the islands of a part of the page. The page's inline script calls it (`ui/island/wake-script.ts`).
 *
 * @param part marked `data-interactive`
 */
export function wake(part: HTMLElement): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-island]')) {
    if (element.closest('[data-interactive]') === part) hydrate(element, part);
  }
}

async function hydrate(element: HTMLElement, part: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = element.dataset;
  const load = islands[island];
  if (!load) throw new Error(`No island is called ${island}.`);
  const Part = await load();
  hydrateRoot(
    element,
    createElement(IslandPart, { value: part }, createElement(Part, JSON.parse(props) as never)),
  );
}
