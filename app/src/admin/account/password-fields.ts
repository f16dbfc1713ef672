import type { FormFields } from '#form/form-problems.ts'

/** Forms that need one's own password: a wrong one, or too many tries, is shown at that field. */
export const passwordFields: FormFields = {
  fields: ['password', 'newPassword'],
  codes: { ADMIN_SIGN_IN_FAILED: 'password', RATE_LIMITED: 'password', NO_CHANGES_TO_UPDATE: 'password' },
}
