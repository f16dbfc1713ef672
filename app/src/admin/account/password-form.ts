import type { FormFields } from '#form/form-problems.ts'

/** Forms that ask for one's own password: a wrong one, or too many tries, is said at it. */
export const passwordForm: FormFields = {
  fields: ['password', 'newPassword'],
  codes: { ADMIN_SIGN_IN_FAILED: 'password', RATE_LIMITED: 'password', NO_CHANGES_TO_UPDATE: 'password' },
}
