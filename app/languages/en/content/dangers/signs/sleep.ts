/** Signs in sleep. */
export const sleep = {
  sleepwalk: {
    sign: 'Out of the house, on a roof or driving asleep.',
    meanwhile: 'After zolpidem: no more of it.',
  },
  'sleepwalk-tablet': {
    sign: 'Walking in sleep since a new sleeping tablet.',
    meanwhile: 'Ask before the next one.',
  },
  'dream-fight': { sign: 'You hit out or leap in dreams.', meanwhile: 'Someone nearly hurt: today.' },
  'drowsy-drive': { sign: 'You nodded off at the wheel.', meanwhile: 'No driving until seen.' },
  'choking-night': {
    sign: 'Somebody wakes choking or gasping, night after night.',
    meanwhile: 'Sleep on the side, without alcohol or a sleeping tablet. Do not drive when sleepy.',
  },
} as const;
