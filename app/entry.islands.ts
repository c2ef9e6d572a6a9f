import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { DirectorySearch } from './doctors/parts/directory-search.tsx';
import { ReelPlayer } from './links/parts/reel-player.tsx';
import { VideoPlayer } from './links/parts/video-player.tsx';
import { CarouselControls } from './ui/carousel/carousel-controls.tsx';
import { FlipButton } from './ui/flip-card/flip-button.tsx';
import { HeroLoop } from './ui/hero/hero-loop.tsx';
import { IslandPartContext } from './ui/island/island-part.ts';

type Island = ComponentType<never>;

/** Components of islands, by the names in the markup (`ui/island`). */
const islands: Readonly<Record<string, Island>> = {
  CarouselControls,
  DirectorySearch,
  FlipButton,
  HeroLoop,
  ReelPlayer,
  VideoPlayer,
};

/** Elements that React has hydrated. A part whose scripts failed to load is hydrated again, but not its other islands. */
const hydrated = new WeakSet<HTMLElement>();

/**
 * Hydrates the islands of an interactive part of the page. The page's inline script calls it
 * (`ui/island/hydrate-islands.script.ts`).
 *
 * @param part element marked `data-interactive`
 * @throws if the script of an island cannot be loaded
 */
export async function hydratePart(part: HTMLElement): Promise<void> {
  const elements = [...part.querySelectorAll<HTMLElement>('[data-island]')].filter(
    (element) => element.closest('[data-interactive]') === part && !hydrated.has(element),
  );
  await Promise.all(elements.map((element) => hydrate(element, part)));
}

async function hydrate(element: HTMLElement, part: HTMLElement): Promise<void> {
  const { island = '', script, props = '{}' } = element.dataset;
  const known: Readonly<Record<string, Island>> = script ? await import(/* @vite-ignore */ script) : islands;
  const Part = known[island];
  if (!Part) throw new Error(`There is no island component named ${island}.`);
  hydrated.add(element);
  hydrateRoot(
    element,
    createElement(IslandPartContext, { value: part }, createElement(Part, JSON.parse(props) as never)),
  );
}
