import type { Plugin } from 'vite';

/**
 * Lets vanilla-extract's Vite plugin run beside the Cloudflare plugin.
 *
 * vanilla-extract returns `ssr.external` from its `config` hook and the Cloudflare plugin refuses to
 * start when it finds it (vanilla-extract#1603). The hook still has to run, since it starts the compiler;
 * only what it returns is dropped. Delete this file when that issue is closed and the test beside it fails.
 *
 * @param plugins what `vanillaExtractPlugin()` returned
 * @returns the same plugins, their `config` hooks returning nothing
 */
export function withoutExternals(plugins: Plugin[]): Plugin[] {
  return plugins.map((plugin) => {
    const { config } = plugin;
    if (!config) return plugin;
    const hook = typeof config === 'function' ? config : config.handler;
    return {
      ...plugin,
      async config(userConfig, environment) {
        await hook.call(this as never, userConfig, environment);
      },
    };
  });
}
