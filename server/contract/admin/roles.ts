/** The four roles of the back office. */
export const adminRoles = ['SUPER_ADMIN', 'REVIEWER', 'FINANCE', 'SUPPORT'] as const
export type AdminRole = (typeof adminRoles)[number]
