/** The window in which invitations are counted, in seconds. How many, and for how long a number is not invited again, are settings (J-02). */
export const inviteWindow = 24 * 3600
