import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, UserConfig } from 'vite';
import { expect, test } from 'vitest';
import { withoutExternals } from './vanilla-extract-shim.ts';

async function configOf(plugins: readonly Plugin[]): Promise<UserConfig[]> {
  const returned = await Promise.all(
    plugins.map(({ config }) => {
      const hook = typeof config === 'function' ? config : config?.handler;
      return hook?.call({} as never, {}, { command: 'build', mode: 'production' });
    }),
  );
  return returned.filter((config) => config !== null && config !== undefined) as UserConfig[];
}

test('vanilla-extract still sets ssr.external; when this fails, delete the shim and this test', async () => {
  const configs = await configOf(vanillaExtractPlugin());
  expect(configs.some((config) => config.ssr?.external)).toBe(true);
});

test('the shim removes the configuration that vanilla-extract returns', async () => {
  expect(await configOf(withoutExternals(vanillaExtractPlugin()))).toEqual([]);
});
