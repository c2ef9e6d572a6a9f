import type { InLanguages } from '#app/languages/language.ts';
import type { ApproachId } from './approach.ts';

const english = {
  heading: 'Our Approach',
  cards: {
    motivation: {
      title: 'Motivational Enhancement Therapy',
      text: 'A few calm talks in which nobody pushes you. They help you find your own reasons to change.',
      link: 'How these talks go',
    },
    yoga: {
      title: 'Yoga & Meditation',
      text: 'Slow movement, breathing and quiet attention, beside your treatment. They can ease tension and help you rest.',
      link: 'Ways to relax',
    },
    gym: {
      title: 'Gym',
      text: 'Moving can lift your mood and help you sleep. You begin gently, with what your doctor agrees to.',
      link: 'See our rooms',
    },
    recreation: {
      title: 'Recreational activities',
      text: 'A game, a song, a book. Doing something you enjoy, with others or alone, can be part of getting better.',
      link: 'See our rooms',
    },
  } satisfies Record<ApproachId, { readonly title: string; readonly text: string; readonly link: string }>,
};

export const approachWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    heading: 'हमारा तरीका',
    cards: {
      motivation: {
        title: 'मोटिवेशन थेरेपी',
        text: 'कुछ शांत मुलाकातें, जिनमें कोई दबाव नहीं डालता। इनसे बदलने की अपनी वजहें ढूँढने में मदद मिलती है।',
        link: 'यह बातचीत कैसे होती है',
      },
      yoga: {
        title: 'योग और ध्यान',
        text: 'इलाज के साथ हल्की कसरत, साँस पर ध्यान और मन की शांति। इनसे तनाव कम हो सकता है और आराम मिल सकता है।',
        link: 'मन-शरीर को आराम देने के तरीके',
      },
      gym: {
        title: 'जिम',
        text: 'चलने-फिरने से मन हल्का हो सकता है और नींद में मदद मिल सकती है। शुरुआत हल्की होगी, और वही कसरत जिसके लिए डॉक्टर हाँ कहें।',
        link: 'हमारे कमरे देखें',
      },
      recreation: {
        title: 'खेल और मनोरंजन',
        text: 'कोई खेल, कोई गाना, कोई किताब। अपनी पसंद का काम, औरों के साथ या अकेले, बेहतर होने में मदद का हिस्सा हो सकता है।',
        link: 'हमारे कमरे देखें',
      },
    },
  },
};
