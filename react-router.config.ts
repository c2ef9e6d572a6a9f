import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Public pages are plain documents and staff pages are few: the whole manifest is small,
  // and no page has to ask the server which routes exist.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
