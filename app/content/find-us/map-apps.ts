import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { addressLine } from '#app/hospital-facts/name-and-place.ts';

type Place = Pick<HospitalFacts, 'hospital' | 'directions'>;

/**
 * Links that open a map app of the reader's own phone. They need no network before the app opens. With coordinates they
 * lead to the entrance, without them they search for the address.
 */
export function mapAppLinks({ hospital, directions: { coordinates } }: Place) {
  const name = encodeURIComponent(hospital.name);
  const address = encodeURIComponent(addressLine({ hospital }));
  if (coordinates === null) {
    return { android: `geo:0,0?q=${address}`, apple: `https://maps.apple.com/?q=${address}` };
  }
  const place = `${coordinates.latitude},${coordinates.longitude}`;
  return {
    android: `geo:${place}?q=${place}(${name})`,
    apple: `https://maps.apple.com/?ll=${place}&q=${name}`,
  };
}
