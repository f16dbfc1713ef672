/** Limits of a profile: lengths of texts in characters, and other counts (S1 §5, S1 §9, C-03). */
export const profileLimits = {
  /** D-02 */
  bio: 500,
  /** Characters of a bio that its page shows before “see more” (S1 §2). */
  bioPreview: 150,
  nameInOtherScript: 100,
  /** A first or a last name. */
  personName: 50,
  /** The name of a business. */
  workName: { least: 3, most: 100 },
  interests: 5,
  minimumAge: 18,
  /** Catches a mistyped century. */
  maximumAge: 120,
} as const
