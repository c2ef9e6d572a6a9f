import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { localeFonts } from './languages/locale-fonts.ts';
import { defaultLocale, type Locale, locales } from './languages/locales.ts';
import { frameRouteId } from './navigation/route-ids.ts';
import type { loader } from './routes/public/frame.tsx';
import { NoScriptRedirect } from './ui/deferred/no-script-redirect.tsx';
import { ErrorPage } from './ui/error-page/error-page.tsx';
import { SerializedFacts } from './ui/facts-context/serialized-facts.tsx';
import { hydrationOf } from './ui/hydration/hydration.ts';
import hydrateIslands from './ui/island/hydrate-islands.script.ts?script';
import type { LocaleAddresses } from './ui/locale/language-switch.tsx';
import { usePageLocale } from './ui/locale/page-locale.ts';
import { InlineScript, InlineStyle, useNonce } from './ui/nonce/inline-script.tsx';
import { usePageHead } from './ui/page-head/page-head.ts';
import { StructuredData } from './ui/structured-data/structured-data.tsx';
import './ui/styles.ts';
import fontsScript from './ui/theme/fonts.script.ts?script';
import localizedFontsScript from './ui/theme/localized-fonts.script.ts?script';
import { dark, fontFaces, fontPath, light, scriptFont } from './ui/theme/tokens.ts';

export function Layout({ children }: { children: ReactNode }) {
  const hydration = hydrationOf(useMatches());
  const isEager = hydration === 'eager';
  const nonce = useNonce();
  const head = usePageHead();
  const { locale } = usePageLocale();
  const page = useRouteLoaderData<typeof loader>(frameRouteId);
  return (
    // The font script sets `data-fonts` before React hydrates the element, so the values may differ.
    <html
      lang={locales[locale].htmlTag}
      dir={locales[locale].dir}
      data-fonts={isEager ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={light.band} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={dark.band} media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        {isEager ? (
          fontFaces.map(([file]) => (
            <link
              key={file}
              rel="preload"
              href={fontPath(file)}
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
            />
          ))
        ) : (
          <FontsScript />
        )}
        {head?.styles && <InlineStyle rules={head.styles.rules} />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Vite's development client adds style elements. The Content-Security-Policy allows them only with this nonce. */}
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        {import.meta.env.DEV && !isEager && <script type="module" src="/app/reload.dev.ts" nonce={nonce} />}
        <Meta />
        {page?.shareTags.map((tag) => (
          <meta key={'property' in tag ? tag.property : tag.name} {...tag} />
        ))}
        {page?.canonical && <link rel="canonical" href={page.canonical} />}
        {page?.canonical && page.addresses && (
          <AlternateLinks addresses={page.addresses} origin={page.origin} />
        )}
        {!head?.styles && <Links nonce={import.meta.env.DEV ? (nonce ?? developmentNonce()) : undefined} />}
        <NoScriptRedirect />
      </head>
      <body>
        {children}
        {page && <StructuredData data={page.structuredData} />}
        {isEager && (
          <>
            <SerializedFacts />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
        {hydration === 'islands' && head && (
          <InlineScript code={hydrateIslands} data-islands={head.islands} />
        )}
      </body>
    </html>
  );
}

/** Nonce of the response in the browser, where the development server's style link must be hydrated with the same one. */
const developmentNonce = () => document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce;

/** Returns the font files of a locale as `file:style:sample`. */
function facesOf(locale: Locale): readonly string[] {
  const { faces = [], sample } = localeFonts[locale] ?? {};
  return faces.map(([file, style]) => [file, scriptFont(style, locales[locale].script), sample].join(':'));
}

/** Loads the fonts, and records a choice of the language switch. */
function FontsScript() {
  const { pathname } = useLocation();
  const { locale, restLanguage } = usePageLocale();
  // Pages with a locale prefix are not hydrated, so the fonts of other scripts are not sent to the browser.
  if (locale === defaultLocale || !import.meta.env.SSR) return <InlineScript code={fontsScript} />;
  const { prefix } = locales[locale];
  const rest = restLanguage(pathname);
  const files = [locale, ...(rest ? [rest] : [])].flatMap((shown) => facesOf(shown));
  return (
    <InlineScript
      code={localizedFontsScript}
      data-tag={locale}
      data-rest={rest}
      data-prefix={prefix}
      data-faces={files.length > 0 ? files.join(',') : undefined}
    />
  );
}

interface AlternateLinksProps {
  readonly addresses: LocaleAddresses;
  readonly origin: string;
}

/** Links to the page in each locale, for search engines. `x-default` is for readers of other languages. */
function AlternateLinks({ addresses, origin }: AlternateLinksProps) {
  const alternates = { ...addresses, 'x-default': addresses[defaultLocale] };
  return Object.entries(alternates).map(([locale, path]) => (
    <link key={locale} rel="alternate" hrefLang={locale} href={origin + path} />
  ));
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
