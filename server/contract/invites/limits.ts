/**
 * Length of the window in which a person's invitations are counted, in seconds. The limit in a window and the quiet period of a number are
 * settings (J-02).
 */
export const inviteWindow = 24 * 3600
