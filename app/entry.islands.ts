import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { DirectorySearch } from './doctors/parts/directory-search.tsx';
import { ReelPlayer } from './links/parts/reel-player.tsx';
import { VideoPlayer } from './links/parts/video-player.tsx';
import { CarouselControls } from './ui/carousel/carousel-controls.tsx';
import { FlipButton } from './ui/flip-card/flip-button.tsx';
import { HeroLoop } from './ui/hero/hero-loop.tsx';
import { IslandPart } from './ui/island/island-part.ts';

type Island = ComponentType<never>;

/** By the names that stand in the page (`ui/island`). */
const islands: Readonly<Record<string, Island>> = {
  CarouselControls,
  DirectorySearch,
  FlipButton,
  HeroLoop,
  ReelPlayer,
  VideoPlayer,
};

/**
 * Lets React take over the islands of a part of the page. The page's inline script calls it (`ui/island/hydrate-islands.script.ts`).
 *
 * @param part marked `data-interactive`
 */
export function wake(part: HTMLElement): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-island]')) {
    if (element.closest('[data-interactive]') === part) hydrate(element, part);
  }
}

async function hydrate(element: HTMLElement, part: HTMLElement): Promise<void> {
  const { island = '', script, props = '{}' } = element.dataset;
  const known: Readonly<Record<string, Island>> = script ? await import(/* @vite-ignore */ script) : islands;
  const Part = known[island];
  if (!Part) throw new Error(`No island is called ${island}.`);
  hydrateRoot(
    element,
    createElement(IslandPart, { value: part }, createElement(Part, JSON.parse(props) as never)),
  );
}
