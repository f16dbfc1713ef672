/**
 * The window in which invitations are counted, in seconds. Their number, and how long a number is not invited again, are settings (J-02).
 */
export const inviteWindow = 24 * 3600
