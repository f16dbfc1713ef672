import { decided, refused, type Decision } from '../../common/decision.ts'
import { invalidInput, Problem } from '../../errors/problem.ts'
import type { AppMode } from '../../platform/config.ts'
import { changed, isSame } from '../../common/change.ts'
import { accept, problemsOf } from '../../validation/check.ts'
import type { CreateWithdrawalAccountInput, UpdateWithdrawalAccountInput } from '../input.ts'
import type { Made, WalletOwner } from '../record.ts'
import type { WalletTerms } from '../terms.ts'
import type { WithdrawalRecord } from '../withdrawals/record.ts'
import type { WithdrawalAccountFields, WithdrawalAccountRecord } from './record.ts'
import { withdrawalAccountRules } from './rules.ts'

/** A profile's bank accounts that are not removed, and its open withdrawals. `withdrawals` may contain ended withdrawals too. */
export type WithdrawalAccountState = {
  readonly owner: Pick<WalletOwner, 'id' | 'needsIdentityCheck'>
  readonly accounts: readonly WithdrawalAccountRecord[]
  readonly withdrawals: readonly Pick<WithdrawalRecord, 'accountId' | 'status'>[]
}

type Rules = { readonly mode: AppMode; readonly terms: Pick<WalletTerms, 'accounts'> }

/** The refusal of an account that is unknown, removed or another profile's (security case 19). */
export const withdrawalAccountMissing = () => new Problem('WITHDRAWAL_ACCOUNT_NOT_FOUND')
/** The refusal of an IBAN that another account has (P-13). */
export const withdrawalAccountConflict = () => new Problem('WITHDRAWAL_ACCOUNT_CONFLICT')
/** The refusal after a long absence, so that the new owner of a recycled number cannot redirect money (security case 10). */
const unverified = () => new Problem('USER_NOT_VERIFIED')

/** Returns the accepted fields, or their problems. */
function fieldsOf(input: unknown, { mode }: Pick<Rules, 'mode'>): Decision<WithdrawalAccountFields> {
  const rules = withdrawalAccountRules(mode)
  const problems = problemsOf(rules, input)
  return problems.length > 0 ? refused(invalidInput(problems)) : decided(accept(rules, input))
}

const isTaken = (iban: string, others: readonly WithdrawalAccountRecord[]) => others.some((other) => other.iban === iban)

/** Returns the profile's own account. Throws if a withdrawal to this account is open (P-13) or an identity check is due. */
function freeAccount({ owner, accounts, withdrawals }: WithdrawalAccountState, id: string): Decision<WithdrawalAccountRecord> {
  const account = accounts.find((one) => one.id === id && one.profileId === owner.id && one.deletedAt === null)
  if (!account) return refused(withdrawalAccountMissing())
  if (owner.needsIdentityCheck) return refused(unverified())
  const isOpen = withdrawals.some(({ accountId, status }) => accountId === id && status === 'Initiated')
  return isOpen ? refused(new Problem('WITHDRAWAL_IN_PROGRESS')) : decided(account)
}

/**
 * Decides `createWithdrawalAccount` (P-13); returns the new account. Refused with `DTO_VALIDATION_ERROR`, `USER_NOT_VERIFIED`,
 * `WITHDRAWAL_ACCOUNT_CONFLICT` or `WITHDRAWAL_ACCOUNT_LIMIT_REACHED`.
 */
export function decideWithdrawalAccountCreation(
  { owner, accounts }: WithdrawalAccountState,
  input: CreateWithdrawalAccountInput,
  rules: Rules,
  { id, now }: Made,
): Decision<WithdrawalAccountRecord> {
  const { problem, changes: fields } = fieldsOf(input, rules)
  if (problem) return refused(problem)
  if (owner.needsIdentityCheck) return refused(unverified())
  if (isTaken(fields.iban, accounts)) return refused(withdrawalAccountConflict())
  const max = rules.terms.accounts
  if (accounts.length >= max) return refused(new Problem('WITHDRAWAL_ACCOUNT_LIMIT_REACHED', { max }))
  return decided({ id, profileId: owner.id, ...fields, createdAt: now, updatedAt: now, deletedAt: null })
}

/** Returns the fields of a record, from which an update starts. */
const currentOf = ({
  id: _id,
  profileId: _owner,
  createdAt: _made,
  updatedAt: _changed,
  deletedAt: _removed,
  ...fields
}: WithdrawalAccountRecord) => fields

/** Removes an empty IBAN from an update, so that it stays unchanged. The form never has the stored IBAN. */
const withoutBlankIban = ({ iban, ...rest }: Omit<UpdateWithdrawalAccountInput, 'id'>) =>
  iban === undefined || iban === null || iban.trim() === '' ? rest : { iban, ...rest }

/**
 * Decides `updateWithdrawalAccount` (P-13); returns the account after the update. Its waiting time begins again (P-11). Refused with
 * `WITHDRAWAL_ACCOUNT_NOT_FOUND`, `USER_NOT_VERIFIED`, `WITHDRAWAL_IN_PROGRESS`, `DTO_VALIDATION_ERROR`, `NO_CHANGES_TO_UPDATE` or
 * `WITHDRAWAL_ACCOUNT_CONFLICT`.
 */
export function decideWithdrawalAccountUpdate(
  state: WithdrawalAccountState,
  { id, ...input }: UpdateWithdrawalAccountInput,
  rules: Rules,
  now: number,
): Decision<WithdrawalAccountRecord> {
  const { problem: locked, changes: account } = freeAccount(state, id)
  if (locked) return refused(locked)
  const current = currentOf(account)
  const requested = changed(current, withoutBlankIban(input), ['address', 'bankAddress', 'city', 'mobileNumber'])
  const { problem, changes: fields } = fieldsOf(requested, rules)
  if (problem) return refused(problem)
  if (isSame(current, fields)) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  const others = state.accounts.filter((other) => other.id !== id)
  return isTaken(fields.iban, others) ? refused(withdrawalAccountConflict()) : decided({ ...account, ...fields, updatedAt: now })
}

/**
 * Decides `deleteWithdrawalAccount`: marks the account as removed. Its row stays, because past withdrawals refer to it. Refused like
 * an update.
 */
export function decideWithdrawalAccountRemoval(state: WithdrawalAccountState, id: string, now: number): Decision<WithdrawalAccountRecord> {
  const { problem, changes: account } = freeAccount(state, id)
  return problem ? refused(problem) : decided({ ...account, deletedAt: now })
}
