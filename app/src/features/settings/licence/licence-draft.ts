import { isTypedAccount } from '@wasla/contract/social/record.ts'
import type { LicenceFieldsFragment } from '#shared/licence/myLicence.generated.ts'
import type { LicencePageQuery } from './licence.generated.ts'

export type LicenceFacts = NonNullable<LicenceFieldsFragment['current']>
export type LicenceAccount = LicencePageQuery['mySocialLinks'][number]

/** Values of the form. The document is the chosen file; null until one is chosen. */
export type LicenceDraft = {
  readonly number: string
  readonly expiresOn: string | null
  readonly accountIds: readonly string[]
  readonly document: File | null
}

/** Returns the accounts that a licence can cover. A typed account proves nothing (E-03). */
export const coverable = (accounts: readonly LicenceAccount[]): LicenceAccount[] =>
  accounts.filter(({ social_profile_id: id }) => !isTypedAccount(id))

/** Returns the form's values for a licence, or the empty form. A changed licence needs a document of its own, so the document is never filled in. */
export const draftOf = (licence: LicenceFacts | null, accounts: readonly LicenceAccount[]): LicenceDraft => ({
  number: licence?.number ?? '',
  expiresOn: licence?.expiresOn ?? null,
  accountIds: coverable(accounts).flatMap(({ id }) => (licence?.accountIds.includes(id) ? [id] : [])),
  document: null,
})

/** Returns the draft as the input of `submitLicence`. */
export const inputOf = ({ number, expiresOn, accountIds, document }: LicenceDraft) => ({
  number,
  expiresOn: expiresOn ?? '',
  accountIds: [...accountIds],
  document,
})
