/** Limits of a profile: lengths of texts in characters, and other counts (S1 §5, S1 §9, C-03). */
export const profileLimits = {
  /** Longest bio (D-02). */
  bio: 500,
  /** Number of characters of a bio that a page shows before “see more” (S1 §2). */
  bioPreview: 150,
  nameInOtherScript: 100,
  /** Longest first name, and longest last name. */
  personName: 50,
  /** Length of the name of a business. */
  workName: { least: 3, most: 100 },
  interests: 5,
  minimumAge: 18,
  /** Highest accepted age in years. It detects a mistyped century. */
  maximumAge: 120,
} as const
