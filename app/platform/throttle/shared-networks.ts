/**
 * Networks of India's mobile carriers. They put many homes behind one IPv4 address (carrier-grade NAT, RFC 6888) and give
 * a phone one /64 of a prefix that a whole region shares.
 *
 * Source of the numbers and names: the registry entries as github.com/ipverse/asn-ip lists them, and the list of India's
 * networks at anuragbhatia.com/post/2024/03/indian-routing-table-via-nixi, both read on 29 November 2026. A number that is
 * missing here has the ordinary limits.
 */
export const sharedNetworks: ReadonlyMap<number, string> = new Map([
  [55836, 'Reliance Jio'],
  [45609, 'Bharti Airtel, mobile'],
  [24560, 'Bharti Airtel, broadband'],
  [9498, 'Bharti Airtel'],
  [38266, 'Vodafone Idea'],
  [55410, 'Vodafone Idea'],
  [55644, 'Vodafone Idea'],
  [45271, 'Idea Cellular, now Vodafone Idea'],
  [9829, 'BSNL'],
]);
