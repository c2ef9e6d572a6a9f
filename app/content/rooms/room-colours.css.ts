// Written by `npm run art`.
import { styleVariants } from '@vanilla-extract/css';
import { featureRule } from '#app/ui/theme/rules.ts';

const colours = {
  'blood-collection': '#abab98',
  'cashless-desk': '#938065',
  'consultation-room': '#85836c',
  'counselling-room': '#ac855c',
  'eeg-room': '#a8b2a5',
  'garden-courtyard': '#898264',
  'general-ward': '#b9b49e',
  'group-therapy-room': '#b19b7d',
  gym: '#94907c',
  'luxury-room': '#a18a63',
  pathology: '#a7a89a',
  pharmacy: '#959078',
  'play-therapy-room': '#bbb193',
  'private-room': '#a99c7e',
  reception: '#9b8e73',
  'recreation-room': '#7f7258',
  'sleep-study-room': '#765e4d',
  'yoga-hall': '#b39c7c',
};

/** Mean colour of each room's picture, shown until the picture has loaded. */
export const roomColour = styleVariants(colours, (backgroundColor) =>
  featureRule({ display: 'block', backgroundColor }),
);
