/** Accessible names of the film's button. */
export interface FilmWords {
  readonly pause: string;
  readonly play: string;
}

export const filmWords: FilmWords = { pause: 'Pause the moving picture', play: 'Play the moving picture' };
