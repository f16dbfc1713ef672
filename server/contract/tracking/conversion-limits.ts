const minute = 60
const day = 24 * 60 * minute

/** Figures of conversions (decisions, Appendix D and N). Times are in seconds. */
export const conversionLimits = {
  /** From the click to what it led to (N-08), and from a program's retirement. */
  window: 30 * day,
  /** How far the brand's clock may be ahead of ours. */
  ahead: 5 * minute,
  /** How long a key works on after it was replaced. */
  formerKey: day,
  /** For how long a click that was handed out may wait to be counted: another process may have to come back first. */
  uncounted: 10 * minute,
  clickId: 64,
  externalId: 128,
  /** Of one order, in halalas (Y-10). */
  amount: 1_000_000_00,
  /** Of a body and of an address with its query, in bytes. */
  body: 16 * 1024,
  /**
   * A burst of reports with one secret key; everything above waits. Each entry has its own key, and so its own counter (Y-11). The key of the
   * pixel is in the page of a shop, and everybody may use it: it has no such counter.
   */
  perKey: { count: 3_000, window: minute },
  /** Reports from one address at one entry: a measurement partner speaks for many brands from few addresses. */
  perAddress: { count: 12_000, window: minute },
  /** Loads of the pixel with one key from one network: shoppers of one shop behind one address, and no more. */
  pixelsPerAddress: { count: 120, window: minute },
  /** Pixels whose click is not counted yet that a process remembers, those from one network, and those from all networks of one subscriber. */
  latePixels: 5_000,
  latePixelsPerAddress: 20,
  latePixelsPerSubscriber: 100,
  /** Calls from one network with a key that fits nothing. */
  wrongKeysPerAddress: { count: 60, window: minute },
  /** Rows of one imported file (N-15), and its size in bytes. */
  importRows: 5_000,
  importBytes: 2 * 1024 * 1024,
  /** After how long a request for another look is answered, and how long what is said in it may be. */
  secondLookAnswer: 4 * day,
  note: 500,
} as const
