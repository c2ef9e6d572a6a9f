import type * as english from '#messages/doctors/team-section.ts';

export const teamWords: typeof english.teamWords = {
  heading: 'हमारे विशेषज्ञों की टीम',
  viewAll: 'सारे डॉक्टर देखें',
};
