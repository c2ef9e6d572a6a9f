/** The limits of an uploaded picture, said once for the form in the browser and the check on the server. */
export const pictureLimits = {
  bytes: 5 * 1024 * 1024,
  /** Pixels a side. */
  side: 6000,
  /** What the browser shrinks a photograph to before it sends it, pixels a side. */
  sentSide: 800,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
} as const;

export const pictureMessages = {
  type: 'Choose a JPEG, PNG, WebP or AVIF picture.',
  bytes: 'The picture is too large: at most 5 MB.',
  side: 'The picture is too large: at most 6000 pixels a side.',
  damaged: 'This picture could not be read. Please choose another.',
  notStored: 'The picture could not be stored. Please try again in a minute.',
  again: 'Please choose the picture again: it could not be kept.',
} as const;
