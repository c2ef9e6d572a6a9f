import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { home, publicPages } from '#app/navigation/pages.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { light } from '#app/ui/theme/tokens.ts';
import type { Route } from './+types/web-manifest';

const manifest = ({ name, shortName }: HospitalFacts['hospital']) => ({
  id: home.path,
  name,
  // The first word of the name fits under an icon and does not reveal to others that this is a mental health
  // hospital.
  short_name: shortName.split(' ')[0],
  description: home.summary,
  lang: 'en-IN',
  dir: 'ltr',
  start_url: home.path,
  scope: '/',
  // `minimal-ui` keeps the back button, because pages link to maps and films on other sites.
  display: 'minimal-ui',
  theme_color: light.band,
  background_color: light.ground,
  categories: ['health', 'medical'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
  ],
  shortcuts: [
    // A shortcut cannot be a `tel:` address. This page has the numbers first, and is stored for reading offline.
    { name: 'Help now: numbers to call', short_name: 'Help now', url: publicPages.urgent.path },
    { name: publicPages.doctors.title, short_name: 'Doctors', url: publicPages.doctors.path },
  ],
});

/** Web app manifest, for the home screen of a phone. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(JSON.stringify(manifest(requestContext(context).facts.hospital)), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      // 60 s, so that a renamed page soon has its new name here too.
      'Cache-Control': 'public, max-age=60',
    },
  });
}
