import type { CreateWithdrawalAccountInput, UpdateWithdrawalAccountInput } from '@wasla/contract/generated/user-types.ts'
import { defaultCountryId } from '@wasla/contract/reference/countries.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import type { BeneficiaryType } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import type { FormFields } from '#form/form-problems.ts'
import { isSameValue } from '#form/same-value.ts'
import type { OwnAccount } from './own-account.ts'

/** Values of the bank account form. Empty optional fields are empty texts. */
export type AccountDraft = {
  iban: string
  bankName: string
  nameOnAccount: string
  swiftCode: string
  type: BeneficiaryType
  countryId: string
  city: string
  address: string
  bankAddress: string
  mobileNumber: string
}

export const accountFields: FormFields = {
  fields: ['iban', 'bankName', 'nameOnAccount', 'swiftCode', 'type', 'countryId', 'city', 'address', 'bankAddress', 'mobileNumber'],
  codes: { WITHDRAWAL_ACCOUNT_CONFLICT: 'iban', NO_CHANGES_TO_UPDATE: 'iban' },
}

export const emptyAccount = (type: ProfileType): AccountDraft => ({
  iban: '',
  bankName: '',
  nameOnAccount: '',
  swiftCode: '',
  type: isBusiness(type) ? 'BUSINESS' : 'INDIVIDUAL',
  countryId: defaultCountryId,
  city: '',
  address: '',
  bankAddress: '',
  mobileNumber: '',
})

/**
 * Returns the form's values for a saved account. The API never returns a whole IBAN, so its field starts empty. If the field stays empty,
 * the account keeps its IBAN.
 */
export const draftOf = (account: OwnAccount): AccountDraft => ({
  iban: '',
  bankName: account.bankName,
  nameOnAccount: account.nameOnAccount,
  swiftCode: account.swiftCode,
  type: account.type,
  countryId: account.country.id,
  city: account.city ?? '',
  address: account.address ?? '',
  bankAddress: account.bankAddress ?? '',
  mobileNumber: account.mobileNumber ?? '',
})

const orNull = (text: string) => text.trim() || null

const inputOf = (draft: AccountDraft) => ({
  ...draft,
  city: orNull(draft.city),
  address: orNull(draft.address),
  bankAddress: orNull(draft.bankAddress),
  mobileNumber: orNull(draft.mobileNumber),
})

export const creationOf = (draft: AccountDraft): CreateWithdrawalAccountInput => ({ ...inputOf(draft), currency: 'SAR' })

/** Returns the input of an update. An empty IBAN is not sent, so the account keeps its own. */
export function updateOf(id: string, { iban, ...draft }: AccountDraft): UpdateWithdrawalAccountInput {
  const { iban: _empty, ...rest } = inputOf({ iban, ...draft })
  return { id, ...rest, ...(iban === '' ? {} : { iban }) }
}

export const isSameAccount = (one: AccountDraft, other: AccountDraft) => isSameValue(one, other)

/** Returns a typed SWIFT code without blanks, with capitals and ASCII digits. */
export const swiftText = (typed: string, toAscii: (text: string) => string): string => toAscii(typed).replace(/\s/gu, '').toUpperCase()
