import * as z from 'zod/mini'
import type { AppMode } from '../../platform/config.ts'
import { countryById } from '../../reference/countries.ts'
import { toE164 } from '../../validation/phone.ts'
import { rule } from '../../validation/check.ts'
import { toAsciiDigits } from '../../validation/digits.ts'
import { atLeast, atMost, graphemeCount } from '../../validation/graphemes.ts'
import { plainLine } from '../../validation/plain-text.ts'
import { walletLimits } from '../limits.ts'
import { ibanFlaw, isStatedIban, plainIban } from './iban.ts'
import { beneficiaryTypes } from './record.ts'

const typed = z.string(rule('required')).check(z.maxLength(4096, rule('tooLong')))

/** Rules of a required text, which `plain` normalises. A blank text counts as missing. */
const required = (plain: (text: string) => string) =>
  z.pipe(typed, z.pipe(z.transform(plain), z.string().check(z.minLength(1, rule('required')))))

const optional = (most: number) =>
  z.pipe(
    z.nullish(typed),
    z.pipe(
      z.transform((text: string | null | undefined) => plainLine(text ?? '')),
      z.pipe(
        z.string().check(atMost(most)),
        z.transform((text: string) => (text === '' ? null : text)),
      ),
    ),
  )

const swiftCode = required((text) => toAsciiDigits(text).replace(/\s/gu, '').toUpperCase()).check(
  z.refine((code: string) => /^[A-Z0-9]{8,11}$/.test(code), rule('swiftCode')),
)

/** Letters of any script with their marks, and spaces (P-23). */
const bankName = required(plainLine).check(
  z.refine((name: string) => /^[\p{L}\p{M} ]+$/u.test(name) && graphemeCount(name) >= walletLimits.bankName.least, rule('bankName')),
  atMost(walletLimits.bankName.most),
)

const nameOnAccount = required(plainLine).check(atLeast(walletLimits.nameOnAccount.least), atMost(walletLimits.nameOnAccount.most))

const statedIban = required(plainIban).check(z.refine(isStatedIban, rule('iban')))
/** Rules of the IBAN in live mode: a bank must accept it. In other modes a problem is only a warning (P-15). */
const payableIban = statedIban.check(
  z.refine((iban: string) => !isStatedIban(iban) || ibanFlaw(iban) !== 'IBAN_LENGTH', rule('ibanLength')),
  z.refine((iban: string) => !isStatedIban(iban) || ibanFlaw(iban) !== 'IBAN_CHECKSUM', rule('ibanChecksum')),
)

const countryId = z.string(rule('required')).check(
  z.minLength(1, rule('required')),
  z.refine((id) => id === '' || countryById(id) !== undefined, rule('unknownCountry')),
)

const phone = (text: string, country: string): string | null => {
  const found = countryById(country)
  const international = toAsciiDigits(text).replace(/[\s().-]/g, '')
  return (found && toE164(text, found)) ?? (/^\+[1-9]\d{7,14}$/.test(international) ? international : null)
}

const numberProblem = z.check<{ countryId: string; mobileNumber: string | null }>((ctx) => {
  const { mobileNumber, countryId: country } = ctx.value
  if (mobileNumber !== null && phone(mobileNumber, country) === null)
    ctx.issues.push({ code: 'custom', message: 'phoneNumber', path: ['mobileNumber'], input: mobileNumber })
})

const rulesWith = <Iban extends z.ZodMiniType<string>>(iban: Iban) =>
  z.pipe(
    z
      .object({
        type: z.enum(beneficiaryTypes, rule('required')),
        address: optional(walletLimits.address),
        bankAddress: optional(walletLimits.bankAddress),
        bankName,
        city: optional(walletLimits.city),
        countryId,
        currency: z.literal(walletLimits.currency, rule('unknownValue')),
        iban,
        mobileNumber: optional(40),
        nameOnAccount,
        swiftCode,
      })
      .check(numberProblem),
    // A phone number is stored in international form (B-12). Without a country prefix it is read as a number of the beneficiary's country.
    z.transform((fields) => ({
      ...fields,
      mobileNumber: fields.mobileNumber === null ? null : phone(fields.mobileNumber, fields.countryId),
    })),
  )

const tolerant = rulesWith(statedIban)
const strict = rulesWith(payableIban)

/** Returns the rules of the bank account form (S2 §5, P-13 to P-15, P-23) for a mode. */
export const withdrawalAccountRules = (mode: AppMode) => (mode === 'live' ? strict : tolerant)
