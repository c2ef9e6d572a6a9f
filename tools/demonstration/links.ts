import { type LinkCategory, linkCategory } from '#app/links/link.values.ts';

/** Link data in the format of the staff forms. */
export interface SampleLink {
  readonly category: LinkCategory;
  readonly url: string;
  /** Title of the video. A machine without internet cannot fetch it from YouTube. */
  readonly title: string;
}

/** Public videos of health organisations. None is about this hospital. */
const videos = {
  blackDog: ['XiCrniLQGYc', 'I had a black dog, his name was depression (WHO)'],
  livingWith: ['2VRRx7Mtep8', 'Living with a black dog (WHO)'],
  whatMatters: ['E3Cts45FNrk', 'Doing what matters in times of stress (WHO)'],
  grounding: ['lW21fyxBNs4', 'Managing stress better: grounding (WHO South-East Asia)'],
  makingRoom: ['rC3U9H3HWyk', 'Managing stress better: making room (WHO South-East Asia)'],
  groundYourself: ['9wTTAQt6XC0', 'Ground yourself (Pan American Health Organization)'],
  breathing: ['IYTZwBzjNC0', 'Steps for stress: a breathing exercise (NHS inform)'],
  techniques: ['GqfrbGtorBE', 'Relaxation: breathing techniques (NHS)'],
  relaxation: ['RgOeC2JrIbg', 'A relaxation session (NHS)'],
  boxBreathing: ['tEmt1Znux58', 'Box breathing to calm stress or anxiety (Sunnybrook Hospital)'],
  mindfulness: ['yWuPJFAx3rA', 'An introduction to mindfulness (NHS 24)'],
  sleep: ['OvQTjAlIvI8', 'Simple tips for better sleep (NHS England)'],
} as const satisfies Record<string, readonly [id: string, title: string]>;

const video = (category: LinkCategory, name: keyof typeof videos): SampleLink => ({
  category,
  url: `https://youtu.be/${videos[name][0]}`,
  title: videos[name][1],
});

/** Returns an invented reel. Its card is shown, but the post does not exist on Instagram. */
const reel = (category: LinkCategory, id: string, title: string): SampleLink => ({
  category,
  url: `https://www.instagram.com/reel/${id}/`,
  title: `${title} (sample)`,
});

/**
 * Sample links in display order. They cover every category. The only story has no consent, so the public site shows no
 * story: a consent for a film of others would be invented.
 */
export const sampleLinks: readonly SampleLink[] = [
  video(linkCategory.homeStories, 'relaxation'),
  video(linkCategory.homeVideos, 'blackDog'),
  video(linkCategory.homeVideos, 'whatMatters'),
  video(linkCategory.homeVideos, 'grounding'),
  video(linkCategory.homeVideos, 'sleep'),
  reel(linkCategory.homeReels, 'Csample0001', 'A quiet minute in the garden'),
  reel(linkCategory.homeReels, 'Csample0002', 'Three questions about sleep'),
  reel(linkCategory.homeReels, 'Csample0003', 'What happens on a first visit'),
  reel(linkCategory.homeReels, 'Csample0004', 'Talking to your teenager'),
  video(linkCategory.latestVideos, 'groundYourself'),
  video(linkCategory.latestVideos, 'breathing'),
  video(linkCategory.latestVideos, 'whatMatters'),
  video(linkCategory.latestVideos, 'relaxation'),
  video(linkCategory.videos, 'sleep'),
  video(linkCategory.videos, 'mindfulness'),
  video(linkCategory.videos, 'boxBreathing'),
  video(linkCategory.videos, 'techniques'),
  video(linkCategory.videos, 'makingRoom'),
  video(linkCategory.videos, 'livingWith'),
  reel(linkCategory.reels, 'Csample0001', 'A quiet minute in the garden'),
  reel(linkCategory.reels, 'Csample0002', 'Three questions about sleep'),
  reel(linkCategory.reels, 'Csample0003', 'What happens on a first visit'),
  reel(linkCategory.reels, 'Csample0004', 'Talking to your teenager'),
  reel(linkCategory.reels, 'Csample0005', 'Yoga before breakfast'),
  reel(linkCategory.reels, 'Csample0006', 'How a family can help'),
];
