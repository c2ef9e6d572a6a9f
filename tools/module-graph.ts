/** What of the bundler's knowledge is asked for where modules are put together. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}
