import { useEdition } from '#app/ui/locale/edition.ts';
import { portraitOf } from '#app/ui/portrait/portrait.ts';
import type { Doctor } from '../doctor.values.ts';
import { picture } from './doctor-picture.css.ts';

/**
 * The doctor's photograph, or a drawn portrait.
 *
 * @param size pixels a side, kept free before the picture arrives
 * @param eager for pictures that are seen first
 */
export function DoctorPicture({
  doctor,
  size,
  eager = false,
}: {
  doctor: Pick<Doctor, 'name' | 'pictureUrl'>;
  size: number;
  eager?: boolean;
}) {
  const { portrait } = useEdition();
  return (
    <img
      className={picture}
      src={doctor.pictureUrl ?? portraitOf(doctor.name)}
      alt={doctor.pictureUrl ? portrait(doctor.name) : ''}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
