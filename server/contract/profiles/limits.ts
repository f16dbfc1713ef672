/** Characters of a bio (D-02), how many of them its page shows before “see more” (S1 §2), and characters of a name in the other script. */
export const profileLimits = { bio: 500, bioPreview: 150, nameInOtherScript: 100 } as const
