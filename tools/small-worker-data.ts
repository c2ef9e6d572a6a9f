import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface PhoneMetadata {
  readonly version: number;
  readonly country_calling_codes: Readonly<Record<string, readonly string[]>>;
  readonly countries: Readonly<Record<string, unknown>>;
}

const country = { code: 'IN', callingCode: '91' };

/** The rules of India's phone numbers: no field takes numbers of other countries (app/contact-details/phone.ts). */
function indianPhoneRules(): PhoneMetadata {
  const all = createRequire(import.meta.url)('libphonenumber-js/metadata.min.json') as PhoneMetadata;
  return {
    version: all.version,
    country_calling_codes: { [country.callingCode]: [country.code] },
    countries: { [country.code]: all.countries[country.code] },
  };
}

/** React Router's list of the scripts of each route, which is an object of 110 KB. */
const routeManifest = '\0virtual:react-router/server-manifest';

/** `JSON.parse` of a string is several times faster than the same object as code, and a new isolate reads it before its first page. */
export const parsedModule = (value: unknown) =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/**
 * `react-dom/server` without its second renderer, of which nothing in the Worker is used: `renderToString` and `renderToStaticMarkup`
 * (app/ui/static-markup/static-markup.server.ts).
 */
function withoutLegacyRenderer(code: string): string {
  const without = code
    .replace(/^.*require\('\.\/cjs\/react-dom-server-legacy\..*$/gm, '')
    .replace(/^exports\.renderTo(?:String|StaticMarkup) = .*$/gm, '');
  if (without.length > code.length - 200)
    throw new Error('react-dom has another form: adapt the removal of its legacy renderer.');
  return without;
}

/** Makes large data and packages in the Worker's code smaller, or faster to read. */
export function smallWorkerData(): Plugin {
  return {
    name: 'small-worker-data',
    apply: 'build',
    transform(code, id) {
      if (id.endsWith('/libphonenumber-js/metadata.min.json.js')) {
        return { code: parsedModule(indianPhoneRules()), map: null };
      }
      if (this.environment.name === 'ssr' && id.endsWith('/react-dom/server.edge.js')) {
        return { code: withoutLegacyRenderer(code), map: null };
      }
      if (id !== routeManifest) return undefined;
      const literal = /^\s*export default (.*?);?\s*$/s.exec(code)?.[1];
      if (!literal)
        throw new Error('React Router writes its server manifest in another way: adapt this plugin.');
      return { code: parsedModule(new Function(`return ${literal}`)()), map: null };
    },
  };
}
