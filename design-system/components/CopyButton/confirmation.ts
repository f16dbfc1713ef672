/** Time for which “Copied” is shown, in milliseconds (S1 §2, connect). */
export const confirmationMs = 2000
