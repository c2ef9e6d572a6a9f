import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The complete route manifest is small, because public pages are plain documents and staff pages are few.
  // Sending it at once saves requests for route discovery.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
