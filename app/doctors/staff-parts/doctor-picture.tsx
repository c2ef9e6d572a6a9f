import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { portraitOf } from '#app/ui/portrait/portrait.ts';
import type { Doctor } from '../doctor.values.ts';
import { picture } from './doctor-picture.css.ts';

/**
 * Photograph of a doctor, or a drawn portrait.
 *
 * @param called name in the page's language, if that is another one. The portrait depends on the stored name.
 * @param size width and height in pixels, reserved before the picture loads
 * @param eager whether the picture loads at once, for pictures visible without scrolling
 * @param yields whether the page's text and its hero come first. React would otherwise preload an eager picture from the head, before
 *   the text beside it
 */
export function DoctorPicture({
  doctor,
  called = doctor.name,
  size,
  eager = false,
  yields = false,
}: {
  doctor: Pick<Doctor, 'name' | 'pictureUrl'>;
  called?: string;
  size: number;
  eager?: boolean;
  yields?: boolean;
}) {
  const { portrait } = usePageLocale();
  return (
    <img
      className={picture}
      src={doctor.pictureUrl ?? portraitOf(doctor.name)}
      alt={doctor.pictureUrl ? portrait(called) : ''}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager && yields ? 'low' : undefined}
      decoding="async"
    />
  );
}
