const day = 86_400_000

/** Limits of media kits. Times are in milliseconds. */
export const mediaKitLimits = {
  /** Highest number of kits of a profile that can be checked at once. */
  kits: 10,
  /** Highest number of kits that a profile makes within a day, with those that it removed. */
  perDay: 5,
  day,
  /** How long a kit can be checked. Then its text is deleted. */
  lasts: 180 * day,
  /** How many countries of the audience have a line of their own. */
  countries: 4,
} as const
