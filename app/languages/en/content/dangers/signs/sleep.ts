/** Signs in sleep. */
export const sleep = {
  sleepwalk: {
    sign: 'Somebody left the house, was on a roof or drove while asleep.',
    meanwhile: 'If it was after zolpidem, take no more of it.',
    night: 'Give the vehicle keys to another person, and let somebody sleep near. Ring us in the morning.',
  },
  'sleepwalk-tablet': {
    sign: 'You have walked in your sleep since a new sleeping tablet.',
    meanwhile: 'Ask before you take the next one.',
    night: 'Take none of it tonight, and ring us in the morning.',
  },
  'dream-fight': {
    sign: 'You hit out or leap in your dreams.',
    meanwhile: 'If somebody was nearly hurt, ring us today.',
  },
  'drowsy-drive': {
    sign: 'You fell asleep while driving.',
    meanwhile: 'Do not drive until a doctor has seen you.',
    night: 'Do not drive tonight. Ring us in the morning.',
  },
  'choking-night': {
    sign: 'Somebody wakes choking or gasping, night after night.',
    meanwhile: 'Sleep on the side, without alcohol or a sleeping tablet. Do not drive when sleepy.',
  },
} as const;
