import type { Plugin } from 'vite';

const serverBuild = '\0virtual:react-router/server-build';

/**
 * Lets the Worker load a route module when a request needs it (workers/route-handlers.ts). React Router's server build imports all of them,
 * so a new isolate would evaluate the staff area before it answers with a public page. The build has no option for this:
 * its server bundles are separate Workers.
 */
export function lazyRoutes(): Plugin {
  return {
    name: 'lazy-routes',
    transform(code, id) {
      if (id !== serverBuild) return undefined;
      const lazy = code.replace(/import \* as (route\d+) from (".*?");/g, 'const $1 = () => import($2);');
      if (lazy === code)
        throw new Error('React Router writes its server build in another way: adapt this plugin.');
      return { code: lazy, map: null };
    },
  };
}
