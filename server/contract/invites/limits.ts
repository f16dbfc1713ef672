const day = 24 * 3600

/** Invitations by phone (J-02, Appendix D). Times in seconds. */
export const inviteLimits = { perDay: 10, window: day, again: 30 * day } as const
