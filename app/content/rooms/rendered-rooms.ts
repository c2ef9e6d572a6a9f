import rooms from './room-pictures.json' with { type: 'json' };

/** Rooms whose picture is a rendering, not a photograph. */
export const renderedRooms: readonly string[] = Object.entries(rooms)
  .filter(([, { photograph }]) => !photograph)
  .map(([name]) => name);
