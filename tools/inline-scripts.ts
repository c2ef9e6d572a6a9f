import { build, type Plugin } from 'vite';

/** The query of an import that gives a module's built code as text. */
const query = '?script';

/**
 * Builds a module and what it imports into one minified classic script.
 *
 * @returns the script, and the files that it was made of
 */
export async function builtScript(path: string): Promise<{ code: string; files: readonly string[] }> {
  const results = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: path, formats: ['iife'], name: 'script' },
      // Constants that a script does not use are left out, also where they are read from an object.
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    },
  });
  const outputs = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script, ...others] = outputs.filter((file) => file.type === 'chunk');
  if (!script || others.length > 0) throw new Error(`${path} is not one script.`);
  return { code: script.code.trim(), files: script.moduleIds };
}

/**
 * `import code from './menus.script.ts?script'` gives the script of a page as text, for `InlineScript`. The build and the unit tests use it.
 */
export function inlineScripts(): Plugin {
  const scripts = new Map<string, ReturnType<typeof builtScript>>();
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    sharedDuringBuild: true,
    async load(id) {
      if (!id.endsWith(query)) return undefined;
      // Only the server writes inline scripts. In the browser `InlineScript` keeps the server's element, so the text is not sent again.
      if (this.environment.name === 'client' && this.environment.mode === 'build') return "export default ''";
      const path = id.slice(0, -query.length);
      // In development a file may have changed since.
      const isKept = this.environment.mode === 'build' && scripts.has(path);
      const script = isKept ? scripts.get(path) : builtScript(path);
      if (!script) return undefined;
      scripts.set(path, script);
      const { code, files } = await script;
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
