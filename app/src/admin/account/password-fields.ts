import type { FormFields } from '#form/form-problems.ts'

/** Error mapping for forms with the admin’s own password. A wrong password and too many tries are shown at the password field. */
export const passwordFields: FormFields = {
  fields: ['password', 'newPassword'],
  codes: { ADMIN_SIGN_IN_FAILED: 'password', RATE_LIMITED: 'password', NO_CHANGES_TO_UPDATE: 'password' },
}
