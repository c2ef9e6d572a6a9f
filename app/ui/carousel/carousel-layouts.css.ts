/** Number of items per page at each window width. */
export interface Layout {
  /** Below the first breakpoint, where the items of a page are stacked. */
  readonly small: number;
  readonly medium: number;
  readonly wide: number;
}

const atEveryWidth = (count: number): Layout => ({ small: count, medium: count, wide: count });

const steadyLayouts = {
  one: atEveryWidth(1),
  pair: atEveryWidth(2),
};

const growingLayouts = {
  two: { small: 1, medium: 1, wide: 2 },
  three: { small: 1, medium: 1, wide: 3 },
  upToThree: { small: 1, medium: 2, wide: 3 },
  four: { small: 1, medium: 1, wide: 4 },
} as const satisfies Record<string, Layout>;

/** Layouts by name (requirements 11 to 17). */
export const layouts = { ...steadyLayouts, ...growingLayouts };

/** A layout with the same number of items per page at every width. */
export type SteadyLayout = keyof typeof steadyLayouts;

/** A layout with more items per page in a wider window. */
export type GrowingLayout = keyof typeof growingLayouts;
