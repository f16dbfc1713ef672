import DataLoader from 'dataloader'
import type { FundsRecord } from '@wasla/contract/funds/mappers.ts'
import type { GroupMemberRecord } from '@wasla/contract/groups/record.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { PaymentRecord } from '@wasla/contract/generated/user-types.ts'
import type { ParticipantProgress } from '@wasla/contract/performance/participant-progress.ts'
import type { Progress } from '@wasla/contract/programs/steps/progress.ts'
import type { Partner } from '@wasla/contract/showcase/partners.ts'
import type { SheetLicence } from '@wasla/contract/licences/sheet.ts'
import type { ProgramFit } from '@wasla/contract/participations/mend.ts'
import type { ProgramPay } from '@wasla/contract/programs/pay/pay.ts'
import type { BudgetUsage } from '@wasla/contract/programs/budget/usage.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { fallbackLanguage, type Language } from '@wasla/contract/platform/language.ts'
import type { OwnRequestRow, RequestCounts, RequestFit } from '../domains/participations/service.ts'
import type { Earning } from '@wasla/contract/wallet/program-money.ts'
import type { ParticipantResultRecord } from '@wasla/contract/rewards/record.ts'
import type { Services } from '../services/services.ts'

/** Batched reads that several fields of one request share. Made for each request, so that no request reads another's data. */
export type Loaders = {
  /** Interest ids of a profile, in its owner's order. */
  interestsOfProfile: DataLoader<string, readonly string[]>
  /** A profile that is not removed, in any state, for lists of `ProfileSummary`. */
  profile: DataLoader<string, ProfileRecord | null>
  /** A profile, removed or not, for records that outlive their owner. */
  anyProfile: DataLoader<string, ProfileRecord | null>
  /** A profile as the public may see it; null if the public may not see it. */
  partner: DataLoader<string, Partner | null>
  /** A program that is not deleted, of any owner. */
  program: DataLoader<string, ProgramRecord | null>
  /** A profile's request to join a program; null if there is none. */
  ownRequest: DataLoader<RequestKey, OwnRequestRow | null, string>
  /** Number of versions of the terms that a participant has not confirmed, by participation. */
  newerTerms: DataLoader<string, number | null>
  /** Numbers of applicants and participants of a program. */
  requestCounts: DataLoader<string, RequestCounts | null>
  /** Usage of a program's budget. */
  programBudget: DataLoader<Pick<ProgramRecord, 'id' | 'budget'>, BudgetUsage | null, string>
  /** Totals of a participant's results; null if nothing was counted. */
  participantResult: DataLoader<RequestKey, ParticipantResultRecord | null, string>
  participantEarned: DataLoader<RequestKey, number, string>
  /** A participant's licence, as the owner of a program reads it. */
  participantLicence: DataLoader<string, SheetLicence | null>
  /** How the profile of a request matches its program, in the reader's language. */
  requestFit: DataLoader<RequestKey & { language: Language }, RequestFit, string>
  /** A participant's progress, in their language. */
  participantProgress: DataLoader<RequestKey & { language: Language }, ParticipantProgress, string>
  /** Day of the next run that pays rewards of a program. */
  nextPayoutDate: DataLoader<string, string | null>
  /** Roles of a profile in groups, by group id. */
  groupRoles: DataLoader<string, ReadonlyMap<string, GroupMemberRecord['role']>>
  /** Number of networkers that a manager shows publicly. */
  creators: DataLoader<string, number | null>
  /** Rewards in a payout of the reader's list. */
  payments: DataLoader<string, readonly Earning[] | null>
  /** Figures of a program at the newest checkpoint of funds; null if it is not in it. */
  funds: DataLoader<string, FundsRecord | null>
  /** Reward summary of a program. */
  programPay: DataLoader<string, ProgramPay | null>
  /** The payment record of a profile. */
  paymentRecord: DataLoader<string, PaymentRecord>
  /** How a profile matches a program that it has not requested to join. */
  programFit: DataLoader<RequestKey, ProgramFit | null, string>
  /** Completed steps of a program, and the next one. */
  programProgress: DataLoader<string, Progress>
}

/** Key of a profile in a program. */
type RequestKey = { programId: string; profileId: string }

const keyOf = ({ programId, profileId }: RequestKey) => `${programId} ${profileId}`

const many = (find: (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>) =>
  new DataLoader<string, readonly string[]>(async (ids) => {
    const found = await find(ids)
    return ids.map((id) => found.get(id) ?? [])
  })

const one = <T>(find: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>) =>
  new DataLoader<string, T | null>(async (ids) => {
    const found = await find(ids)
    return ids.map((id) => found.get(id) ?? null)
  })

/** Makes each loader at its first use: most requests need none. */
export function createLoaders({
  profiles,
  showcase,
  programs,
  participations,
  performance,
  groups,
  people,
  paymentRecords,
  rewards,
  wallet,
  funds,
}: Pick<
  Services,
  | 'profiles'
  | 'showcase'
  | 'programs'
  | 'participations'
  | 'performance'
  | 'groups'
  | 'people'
  | 'paymentRecords'
  | 'rewards'
  | 'wallet'
  | 'funds'
>): Loaders {
  const made: { -readonly [Name in keyof Loaders]?: Loaders[Name] } = {}
  return {
    get interestsOfProfile() {
      return (made.interestsOfProfile ??= many((ids) => profiles.interestsOf(ids)))
    },
    get profile() {
      return (made.profile ??= one((ids) => profiles.byIds(ids)))
    },
    get anyProfile() {
      return (made.anyProfile ??= one((ids) => profiles.everById(ids)))
    },
    get partner() {
      return (made.partner ??= one((ids) => showcase.partners(ids)))
    },
    get program() {
      return (made.program ??= one((ids) => programs.reading.byIds(ids)))
    },
    get ownRequest() {
      return (made.ownRequest ??= new DataLoader<RequestKey, OwnRequestRow | null, string>(
        async (keys) => {
          const found = new Map<string, OwnRequestRow>()
          // Usually one reader and so one query; a manager's overview may have requests of several profiles.
          for (const [profileId, own] of Map.groupBy(keys, (key) => key.profileId))
            for (const row of await participations.own(
              profileId,
              own.map(({ programId }) => programId),
            ))
              found.set(keyOf({ programId: row.programId, profileId }), row)
          return keys.map((key) => found.get(keyOf(key)) ?? null)
        },
        { cacheKeyFn: keyOf },
      ))
    },
    get newerTerms() {
      return (made.newerTerms ??= one((ids) => participations.newerTerms(ids)))
    },
    get requestCounts() {
      return (made.requestCounts ??= one((ids) => participations.counts(ids)))
    },
    get programBudget() {
      return (made.programBudget ??= new DataLoader<Pick<ProgramRecord, 'id' | 'budget'>, BudgetUsage | null, string>(
        async (keys) => {
          const found = await programs.publishing.usagesOf(keys)
          return keys.map(({ id }) => found.get(id) ?? null)
        },
        { cacheKeyFn: ({ id }) => id },
      ))
    },
    get participantResult() {
      return (made.participantResult ??= new DataLoader<RequestKey, ParticipantResultRecord | null, string>(
        async (keys) => {
          const found = new Map<string, ParticipantResultRecord>()
          // Usually one program and so one query.
          for (const [programId, own] of Map.groupBy(keys, (key) => key.programId))
            for (const result of await rewards.resultsOf(
              programId,
              own.map(({ profileId }) => profileId),
            ))
              found.set(keyOf(result), result)
          return keys.map((key) => found.get(keyOf(key)) ?? null)
        },
        { cacheKeyFn: keyOf },
      ))
    },
    get participantEarned() {
      return (made.participantEarned ??= new DataLoader<RequestKey, number, string>(
        async (keys) => {
          const found = new Map<string, number>()
          for (const [programId, own] of Map.groupBy(keys, (key) => key.programId)) {
            const earned = await rewards.earnedOf(
              programId,
              own.map(({ profileId }) => profileId),
            )
            for (const [profileId, amount] of earned) found.set(keyOf({ programId, profileId }), amount)
          }
          return keys.map((key) => found.get(keyOf(key)) ?? 0)
        },
        { cacheKeyFn: keyOf },
      ))
    },
    get participantLicence() {
      return (made.participantLicence ??= one((ids) => participations.licences(ids)))
    },
    get requestFit() {
      return (made.requestFit ??= new DataLoader<RequestKey & { language: Language }, RequestFit, string>(
        async (keys) => participations.fits(keys, keys[0]?.language ?? fallbackLanguage),
        { cacheKeyFn: keyOf },
      ))
    },
    get participantProgress() {
      return (made.participantProgress ??= new DataLoader<RequestKey & { language: Language }, ParticipantProgress, string>(
        async (keys) => {
          const found = new Map<string, ParticipantProgress>()
          // Usually one reader and so one call.
          for (const [profileId, own] of Map.groupBy(keys, (key) => key.profileId)) {
            const ids = own.map(({ programId }) => programId)
            for (const [programId, progress] of await performance.participantProgress(
              profileId,
              ids,
              keys[0]?.language ?? fallbackLanguage,
            ))
              found.set(keyOf({ programId, profileId }), progress)
          }
          return keys.map((key) => found.get(keyOf(key)) ?? new Error('A participation without progress'))
        },
        { cacheKeyFn: keyOf },
      ))
    },
    get nextPayoutDate() {
      return (made.nextPayoutDate ??= one((ids) => performance.nextPayoutDates(ids)))
    },
    get groupRoles() {
      return (made.groupRoles ??= new DataLoader<string, ReadonlyMap<string, GroupMemberRecord['role']>>((profileIds) =>
        // Usually one reader and so one query.
        Promise.all(profileIds.map((id) => groups.reading.rolesOf(id))),
      ))
    },
    get creators() {
      return (made.creators ??= one((ids) => people.creators(ids)))
    },
    get payments() {
      return (made.payments ??= one((ids) => wallet.paymentsOf(ids)))
    },
    get funds() {
      return (made.funds ??= one((ids) => funds.ofPrograms(ids)))
    },
    get programPay() {
      return (made.programPay ??= one((ids) => programs.payOf(ids)))
    },
    get paymentRecord() {
      return (made.paymentRecord ??= new DataLoader<string, PaymentRecord>((ids) => paymentRecords.of(ids)))
    },
    get programFit() {
      return (made.programFit ??= new DataLoader<RequestKey, ProgramFit | null, string>(
        async (keys) => {
          const found = new Map<string, ProgramFit>()
          // Usually one reader and so one call.
          for (const [profileId, own] of Map.groupBy(keys, (key) => key.profileId))
            for (const [id, fit] of await participations.programFits(
              profileId,
              own.map(({ programId }) => programId),
            ))
              found.set(keyOf({ programId: id, profileId }), fit)
          return keys.map((key) => found.get(keyOf(key)) ?? null)
        },
        { cacheKeyFn: keyOf },
      ))
    },
    get programProgress() {
      return (made.programProgress ??= new DataLoader<string, Progress>(async (ids) => {
        const found = await programs.progressOf(ids)
        return ids.map((id) => found.get(id) ?? new Error('A program without a progress'))
      }))
    },
  }
}
