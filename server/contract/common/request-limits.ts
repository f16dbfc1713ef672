/** Limits of one request, checked before anything of it is executed. */
export const requestLimits = {
  depth: 10,
  aliases: 15,
  tokens: 1000,
  /** Fields after every fragment is spread out, and directives, of one document. */
  fields: 1000,
  directives: 30,
  /** Steps in which a document is examined before it is validated, one of them for every two fields that will be compared. */
  examined: 5_000,
  /** The most one operation may cost (Y-24), as `priceOf` reckons it: about as many microseconds of processor time. */
  price: 50_000,
  /**
   * All variables of one request, whatever their types: entries of one list, length of one text, values in all and how deep they lie
   * (Y-24). Looked at before a value is coerced; `arguments/input-bounds.ts` says what each argument may have.
   */
  variables: { items: 1_000, text: 20_000, values: 5_000, depth: 16 },
  pageSize: 100,
  bodyBytes: 256 * 1024,
  /** Of one file, of all files of one request (five documents and a picture, F-08), and how many they are. */
  uploadBytes: 50 * 1024 * 1024,
  uploadTotalBytes: 260 * 1024 * 1024,
  filesPerRequest: 10,
} as const
