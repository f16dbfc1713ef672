const minute = 60
const day = 24 * 60 * minute

/** Limits of conversions (decisions, Appendix D and N). Times are in seconds. */
export const conversionLimits = {
  /** Longest time from a click to its conversion (N-08), and from a program’s retirement to a report. */
  window: 30 * day,
  /** How far the brand's clock may be ahead of ours. */
  ahead: 5 * minute,
  /** How long a key works after it was replaced. */
  formerKey: day,
  /** Longest time from a redirect until its click is counted. The process that stores the click may have to restart first. */
  uncounted: 10 * minute,
  clickId: 64,
  externalId: 128,
  /** Amount of one order, in halalas (Y-10). */
  amount: 1_000_000_00,
  /** Size of a body, and of an address with its query, in bytes. */
  body: 16 * 1024,
  /**
   * Highest number of reports with one secret key; further reports must wait. Each entry has its own key, and so its own counter (Y-11).
   * The pixel’s key is public, so the pixel has no such counter.
   */
  perKey: { count: 3_000, window: minute },
  /**
   * Highest number of reports from one address at one entry. It is high because a measurement partner reports for many brands from few
   * addresses.
   */
  perAddress: { count: 12_000, window: minute },
  /** Highest number of pixel loads with one key from one network. It is enough for many shoppers of one shop behind one address. */
  pixelsPerAddress: { count: 120, window: minute },
  /**
   * Limits of the pixel reports that a process keeps in memory because their click is not counted yet: in all, of one network, and of all
   * networks of one subscriber.
   */
  latePixels: 5_000,
  latePixelsPerAddress: 20,
  latePixelsPerSubscriber: 100,
  /** Highest number of calls with an unknown key from one network. */
  wrongKeysPerAddress: { count: 60, window: minute },
  /** Rows of an import file (N-15), and its size in bytes. */
  importRows: 5_000,
  importBytes: 2 * 1024 * 1024,
  /** Time that the back office has to answer a review request, and the highest number of characters in a note. */
  reviewRequestAnswer: 4 * day,
  note: 500,
} as const
