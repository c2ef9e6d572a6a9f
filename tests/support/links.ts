import type { LinkCategory } from '#app/links/link.values.ts';

let made = 0;

/** Returns a video id of 11 characters that no earlier call returned. */
export function newVideoId(): string {
  made += 1;
  return `test${String(made).padStart(7, '0')}`;
}

/** Returns the id of an Instagram post that no earlier call returned. */
export function newPostId(): string {
  made += 1;
  return `Ctest${String(made).padStart(6, '0')}`;
}

/** A valid body for `POST /api/v1/social-links`. */
export const linkBody = (category: LinkCategory = 'mediayoutube') => ({
  category,
  url: category.endsWith('insta')
    ? `https://www.instagram.com/reel/${newPostId()}/`
    : `https://youtu.be/${newVideoId()}`,
});
