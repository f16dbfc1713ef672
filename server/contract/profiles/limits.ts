/** Characters of a bio (D-02), and how many of them its page shows before “see more” (S1 §2). */
export const profileLimits = { bio: 500, bioPreview: 150 } as const
