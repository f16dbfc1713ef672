/** Limits of one request, checked before any part of it is executed. */
export const requestLimits = {
  depth: 10,
  aliases: 15,
  tokens: 1000,
  /** Highest number of fields of one document, after all fragments are expanded. `directives` is the highest number of directives. */
  fields: 1000,
  directives: 30,
  /** Most steps of `judge`, the check that runs before validation. Each pair of fields that validation will compare counts as one step. */
  examined: 5_000,
  /** Highest price of one operation (Y-24), as `priceOf` computes it: roughly microseconds of processor time. */
  price: 50_000,
  /**
   * Limits for the variables of one request, for any type (Y-24): `items` in one list, characters of one `text`, `values` in total, `depth`
   * of nesting. Checked before coercion; `arguments/input-bounds.ts` has the stricter limits of each argument.
   */
  variables: { items: 1_000, text: 20_000, values: 5_000, depth: 16 },
  pageSize: 100,
  bodyBytes: 256 * 1024,
  /** Largest file, in bytes. `uploadTotalBytes` is the limit for all files of one request (five documents and a picture, F-08). */
  uploadBytes: 50 * 1024 * 1024,
  uploadTotalBytes: 260 * 1024 * 1024,
  filesPerRequest: 10,
} as const
