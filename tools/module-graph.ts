/** The part of the bundler's plugin context that the chunk rules use. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}
