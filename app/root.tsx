import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { defaultLocale, locales } from './languages/locales.ts';
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
import { dark, fontFaces, fontPath, light } from './ui/theme/tokens.ts';

export function Layout({ children }: { children: ReactNode }) {
  const hydration = hydrationOf(useMatches());
  const isEager = hydration === 'eager';
  const nonce = useNonce();
  const head = usePageHead();
  const { locale } = usePageLocale();
  const page = useRouteLoaderData<typeof loader>(frameRouteId(locale));
  return (
    // The font script marks it before React comes.
    <html lang={locales[locale].htmlTag} data-fonts={isEager ? '' : undefined} suppressHydrationWarning>
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
        {/* The policy lets the style elements of Vite's development client pass with it. */}
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        <Meta />
        {page?.shareTags.map((tag) => (
          <meta key={'property' in tag ? tag.property : tag.name} {...tag} />
        ))}
        {page?.canonical && <link rel="canonical" href={page.canonical} />}
        {page?.canonical && page.editions && <OtherEditions editions={page.editions} origin={page.origin} />}
        {!head?.styles && <Links />}
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

/** Loads the fonts, and records a choice of the language switch. */
function FontsScript() {
  const { locale } = usePageLocale();
  if (locale === defaultLocale) return <InlineScript code={fontsScript} />;
  const { prefix, fonts } = locales[locale];
  return (
    <InlineScript
      code={localizedFontsScript}
      data-tag={locale}
      data-prefix={prefix}
      data-faces={fonts?.faces.map((face) => [...face, fonts.sample].join(':')).join(',')}
    />
  );
}

interface OtherEditionsProps {
  readonly editions: LocaleAddresses;
  readonly origin: string;
}

/** For search engines: the same page in each locale, and in the default one for other readers. */
function OtherEditions({ editions, origin }: OtherEditionsProps) {
  const addresses = { ...editions, 'x-default': editions[defaultLocale] };
  return Object.entries(addresses).map(([locale, path]) => (
    <link key={locale} rel="alternate" hrefLang={locale} href={origin + path} />
  ));
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
