import type { Plugin } from 'vite';

/**
 * Lets vanilla-extract's Vite plugin run beside the Cloudflare plugin.
 *
 * vanilla-extract returns `ssr.external` from its `config` hook, and the Cloudflare plugin refuses to start with
 * that setting (vanilla-extract#1603). The hook still runs, because it starts the compiler. The shim drops only the
 * returned configuration. Delete this file when that issue is closed and the test beside it fails.
 *
 * @param plugins plugins that `vanillaExtractPlugin()` returned
 * @returns the same plugins with `config` hooks that return nothing
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
