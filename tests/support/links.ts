import type { LinkCategory } from '#app/links/link.values.ts';

let made = 0;

/** The id of a video that no other call got: eleven letters. */
export function newVideoId(): string {
  made += 1;
  return `test${String(made).padStart(7, '0')}`;
}

/** The id of an Instagram post that no other call got. */
export function newPostId(): string {
  made += 1;
  return `Ctest${String(made).padStart(6, '0')}`;
}

/** A body for `POST /api/v1/social-links` that is accepted. */
export const linkBody = (category: LinkCategory = 'mediayoutube') => ({
  category,
  url: category.endsWith('insta')
    ? `https://www.instagram.com/reel/${newPostId()}/`
    : `https://youtu.be/${newVideoId()}`,
});
