/** The window in which invitations are counted; how many, and how long one number is left alone, are settings (J-02). In seconds. */
export const inviteWindow = 24 * 3600
