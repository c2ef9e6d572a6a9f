export const untitledWords = {
  story: (place: number) => `Patient story ${place}`,
  video: (place: number) => `Video ${place} from our channel`,
  reel: (place: number) => `Reel ${place} from our Instagram page`,
  p: (place: number) => `Post ${place} from our Instagram page`,
};
