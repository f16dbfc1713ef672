import * as z from 'zod/mini'
import type { Upload } from '../files/upload.ts'
import { isCivilDate } from '../platform/riyadh.ts'
import { rule } from '../validation/check.ts'
import { readAs } from '../validation/links.ts'
import { verificationLimits } from '../verification/limits.ts'
import { daysBetween } from './days.ts'
import { licenceLimits } from './limits.ts'
import { licenceNumber } from './number.ts'

/** Highest number of accounts of one submission: more than a profile can have. */
const mostAccounts = 50

const expiresOn = (today: string) =>
  z.string().check(
    z.minLength(1, rule('required')),
    z.refine((day) => day === '' || isCivilDate(day), rule('date')),
    z.refine((day) => !isCivilDate(day) || daysBetween(today, day) > 0, rule('licenceEnd')),
    z.refine((day) => !isCivilDate(day) || daysBetween(today, day) <= licenceLimits.days, rule('licenceEnd')),
  )

const document = z
  .custom<Upload>(
    (value) => typeof value === 'object' && value !== null && 'size' in value && typeof value.size === 'number',
    rule('required'),
  )
  .check(z.refine((one: Upload) => one.size <= verificationLimits.documentBytes, rule('pdfSize')))

/**
 * Rules of `submitLicence` on a day: a number, a last day after today, at least one account, and one PDF. The PDF's content is checked after
 * these rules.
 */
export const licenceRules = (today: string) =>
  z.object({
    number: z.pipe(z.string().check(z.trim(), z.minLength(1, rule('required'))), readAs(licenceNumber, 'licenceNumber')),
    expiresOn: expiresOn(today),
    accountIds: z.pipe(
      z
        .array(z.string(rule('format')), rule('format'))
        .check(z.minLength(1, rule('minItems')), z.maxLength(mostAccounts, rule('maxItems'))),
      z.transform((ids: string[]) => [...new Set(ids)]),
    ),
    document,
  })

export type AcceptedLicence = z.output<ReturnType<typeof licenceRules>>
