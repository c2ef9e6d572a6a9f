import { build, type Plugin } from 'vite';

/** Import query that returns the built code of a module as text. */
const query = '?script';

/**
 * Bundles a module and its imports into one minified classic script.
 *
 * @returns the script, and its source files
 */
export async function buildInlineScript(path: string): Promise<{ code: string; files: readonly string[] }> {
  const results = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: path, formats: ['iife'], name: 'script' },
      // Lets the bundler drop unused constants that are read from an object.
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    },
  });
  const outputs = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script, ...others] = outputs.filter((file) => file.type === 'chunk');
  if (!script || others.length > 0) throw new Error(`${path} must be bundled into exactly one script.`);
  return { code: script.code.trim(), files: script.moduleIds };
}

/**
 * Makes `import code from './menus.script.ts?script'` return the text of an inline script, for `InlineScript`. The
 * build and the unit tests use this plugin.
 */
export function inlineScripts(): Plugin {
  const scripts = new Map<string, ReturnType<typeof buildInlineScript>>();
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    sharedDuringBuild: true,
    async load(id) {
      if (!id.endsWith(query)) return undefined;
      // Only the server writes inline scripts. In the browser `InlineScript` keeps the server's element, so the text is not sent again.
      if (this.environment.name === 'client' && this.environment.mode === 'build') return "export default ''";
      const path = id.slice(0, -query.length);
      // In development the file may have changed, so only a build reuses the result.
      const isBuilt = this.environment.mode === 'build' && scripts.has(path);
      const script = isBuilt ? scripts.get(path) : buildInlineScript(path);
      if (!script) return undefined;
      scripts.set(path, script);
      const { code, files } = await script;
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
