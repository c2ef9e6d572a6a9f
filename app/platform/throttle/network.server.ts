/** The one rule that says under which addresses and prefixes a client is counted. */
import { sha256Hex } from '../tokens/tokens.server.ts';

/**
 * Networks of India's mobile carriers. They put many homes behind one IPv4 address (carrier-grade NAT, RFC 6888) and give
 * a phone one /64 of a prefix that a whole region shares.
 *
 * Source of the numbers and names: the registry entries as github.com/ipverse/asn-ip lists them, and the list of India's
 * networks at anuragbhatia.com/post/2024/03/indian-routing-table-via-nixi, both read on 29 November 2026. A number that is
 * missing here has the ordinary limits.
 */
const sharedNetworks: ReadonlyMap<number, string> = new Map([
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

/** Data about the client's network besides its address. */
export interface Network {
  /** Autonomous system, as Cloudflare reports it; null if it reports none, as on a local machine. */
  readonly asn: number | null;
  /** Key of {@link networkCode}: the id of the deployment, which is in no row and no backup. */
  readonly codeKey: string;
}

/** Source of a visitor's request. */
export interface VisitorSource {
  readonly address: string;
  /** Undefined counts as a network that the site does not know. */
  readonly network?: Network;
}

/** Widths of a group of addresses: an IPv4 address or an IPv6 /64, a /56, a /48. */
export type GroupWidth = 'address' | 'site' | 'network';

interface AddressGroup {
  readonly name: string;
  readonly width: GroupWidth;
  /** Whether a carrier may put many of its customers into this group. A /64 belongs to one of them. */
  readonly mayBeShared: boolean;
}

/** The eight numbers of an IPv6 address; undefined for any other text. */
function hextetsOf(text: string): readonly number[] | undefined {
  const [address = ''] = text.toLowerCase().split('%', 1);
  if (!address.includes(':')) return undefined;
  const inHex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [before = '', after] = inHex.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const hextets = [...head, ...Array<string>(zeros).fill('0'), ...tail].map((one) =>
    Number.parseInt(one, 16),
  );
  return hextets.length === 8 && hextets.every((one) => one >= 0 && one <= 0xffff) ? hextets : undefined;
}

/** Returns the groups in which an address is counted, the narrowest first. An IPv4 address in IPv6 form is an IPv4 address. */
export function addressGroups(address: string): readonly [AddressGroup, ...AddressGroup[]] {
  const hextets = hextetsOf(address);
  if (!hextets) return [{ name: address, width: 'address', mayBeShared: true }];
  if (hextets.slice(0, 5).every((one) => one === 0) && hextets[5] === 0xffff) {
    const [high = 0, low = 0] = hextets.slice(6);
    const mapped = [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
    return [{ name: mapped, width: 'address', mayBeShared: true }];
  }
  const [a = 0, b = 0, c = 0, d = 0] = hextets;
  const named = (...parts: readonly number[]) => parts.map((one) => one.toString(16)).join(':');
  return [
    { name: `${named(a, b, c, d)}::/64`, width: 'address', mayBeShared: false },
    { name: `${named(a, b, c, d & 0xff00)}::/56`, width: 'site', mayBeShared: true },
    { name: `${named(a, b, c)}::/48`, width: 'network', mayBeShared: true },
  ];
}

/** The name of the widest group: the IPv4 address, or the /48. */
export const widestGroup = (address: string): string => addressGroups(address).at(-1)?.name ?? address;

/** Whether the request comes from a network that many homes share. */
export const isSharedNetwork = ({ network }: VisitorSource): boolean => sharedNetworks.has(network?.asn ?? 0);

/** First letter of the codes of networks that many homes share. */
export const sharedCodePrefix = 's';

/**
 * Returns the code under which requests of one network are stored for some days. It holds no address, and without the key
 * nobody can compute it from one. Another deployment has other codes.
 *
 * @returns null if the source is not known
 */
export async function networkCode(source: VisitorSource): Promise<string | null> {
  const { address, network } = source;
  if (!network) return null;
  const hash = await sha256Hex(`network ${network.codeKey} ${widestGroup(address)}`);
  return `${isSharedNetwork(source) ? sharedCodePrefix : 'n'}${hash.slice(0, 24)}`;
}
