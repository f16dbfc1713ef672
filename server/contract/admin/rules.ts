import * as z from 'zod/mini'
import { codeRules } from '../session/rules.ts'
import { rule } from '../validation/check.ts'
import { displayNameRules } from '../validation/display-name.ts'
import { readAs } from '../validation/links.ts'
import { emailAddress } from '../validation/email.ts'
import { requiredText } from '../validation/required-text.ts'
import { adminLimits } from './limits.ts'
import { adminRoles } from './roles.ts'

const required = (most: number) => z.string().check(z.trim(), z.minLength(1, rule('required')), z.maxLength(most, rule('tooLong')))
const email = required(adminLimits.email)
const password = z.string().check(z.minLength(1, rule('required')), z.maxLength(adminLimits.password.most, rule('tooLong')))
const newPassword = z
  .string()
  .check(z.minLength(adminLimits.password.least, rule('newPassword')), z.maxLength(adminLimits.password.most, rule('tooLong')))

/** Reason of an action. It is saved in the audit log. Some actions also show it to the affected person. */
export const reasonRules = requiredText(adminLimits.reason)

/** `adminSignIn`: accepts any text, so that the answer does not reveal the form of a valid email address or password. */
export const adminSignInRules = z.object({ email, password, totp: z.nullish(codeRules) })

/** `adminFinishOidc`: the query with which the provider led back. Codes of some providers are long. */
export const oidcResponseRules = z.object({ response: z.string().check(z.maxLength(adminLimits.oidc.response, rule('tooLong'))) })
/** `adminConfirmOidc`: the ticket of the sign-in, and the code of the second step. */
export const oidcCodeRules = z.object({ ticket: z.string().check(z.maxLength(adminLimits.oidc.ticket, rule('tooLong'))), totp: codeRules })
export const totpRules = z.object({ code: codeRules })
export const ownPasswordRules = z.object({ password })
export const changePasswordRules = z.object({ password, newPassword })

/** `adminInviteTeamMember`: checks email and name by the rules for users, so that nobody confuses two colleagues (Y-19). */
export const teamMemberRules = z.object({
  email: z.pipe(email, readAs(emailAddress, 'email')),
  name: displayNameRules({ ...adminLimits.name, tooShort: 'tooShort' }),
  role: z.enum(adminRoles, rule('unknownValue')),
})

/** `adminAcceptInvitation`: the token of the link, and the password that its holder chooses. */
export const acceptInvitationRules = z.object({ token: z.string().check(z.maxLength(200, rule('tooLong'))), password: newPassword })

export const disableRules = z.object({ disabled: z.boolean(), reason: reasonRules })
export const suspendRules = z.object({ suspended: z.boolean(), reason: reasonRules })
export const withReasonRules = z.object({ reason: reasonRules })

/** D-29: a short text below the name. An empty text removes the label. */
export const labelRules = z.object({
  label: z.pipe(
    z.nullish(z.string().check(z.trim(), z.maxLength(adminLimits.label, rule('tooLong')))),
    z.transform((label: string | null | undefined) => label || null),
  ),
})

export const admitRules = z.object({
  entryIds: z
    .array(z.string().check(z.maxLength(64, rule('format'))))
    .check(z.minLength(1, rule('required')), z.maxLength(adminLimits.admitAtOnce, rule('maxItems'))),
})
export const admitNextRules = z.object({
  count: z.int(rule('format')).check(z.gte(1, rule('format')), z.lte(adminLimits.admitAtOnce, rule('maxItems'))),
})
export const advanceClockRules = z.object({
  days: z.int(rule('format')).check(z.gte(1, rule('format')), z.lte(adminLimits.advanceDays, rule('maxItems'))),
})

/** A rejection needs a reason for the applicant (F-10); an approval has none. */
export const reviewRules = z.object({ approve: z.boolean(), rejectionReason: z.nullish(z.string()) }).check(
  z.check<{ approve: boolean; rejectionReason?: string | null | undefined }>((ctx) => {
    if (ctx.value.approve) return
    const result = z.safeParse(reasonRules, ctx.value.rejectionReason ?? '')
    if (!result.success)
      ctx.issues.push({
        code: 'custom',
        message: result.error.issues[0]?.message ?? 'required',
        path: ['rejectionReason'],
        input: ctx.value.rejectionReason,
      })
  }),
)
