import { paymentFigures } from '@wasla/contract/payment-record/figures.ts'
import { historyOf } from '@wasla/contract/payment-record/history.ts'
import { paymentRecordLimits } from '@wasla/contract/payment-record/limits.ts'
import { mapPaymentRecord } from '@wasla/contract/payment-record/mappers.ts'
import type { PaymentRecordRecord } from '@wasla/contract/payment-record/record.ts'
import { recordBegins } from '@wasla/contract/payment-record/window.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'

const sumOf = <Row extends object>(rows: readonly Row[], valueOf: (row: Row) => number) => rows.reduce((sum, row) => sum + valueOf(row), 0)

function computed(store: Store, { id: profileId, userId: owner }: ProfileRecord): PaymentRecordRecord {
  const { world } = store.memory
  const now = store.clock.now()
  const begins = recordBegins(now)
  const since = civilDate(begins)
  const programs = new Map(world.programs.filter((program) => program.profileId === profileId).map((program) => [program.id, program]))
  const own = <Row extends { programId: string }>(rows: readonly Row[]) => rows.filter(({ programId }) => programs.has(programId))
  const withPerson = <Row extends { programId: string; profileId: string }>(rows: readonly Row[]) =>
    own(rows).map((row) => ({ ...row, person: findProfile(store, row.profileId)?.userId ?? row.profileId }))
  const isConversions = ({ programId }: { programId: string }) => programs.get(programId)?.objectiveType !== 'TRAFFIC'
  const isInWindow = ({ day }: { day: string }) => day >= since
  const stored = {
    owner,
    rewards: withPerson(world.programRewards).filter(
      ({ achievedAt, paidAt, state }) => achievedAt >= begins || (paidAt ?? 0) >= begins || state === 'Waiting',
    ),
    reopenings: withPerson(world.rewardReopenings).filter(({ achievedAt }) => achievedAt >= begins),
    requests: own(world.participations)
      .filter(({ isAutomatic, answeredAt }) => !isAutomatic && (answeredAt === null || answeredAt >= begins))
      .map(({ userId, status, createdAt, answeredAt }) => ({ person: userId, isAccepted: status === 'Accepted', createdAt, answeredAt })),
    reviews: withPerson(world.reviewRequests).flatMap(({ person, status, answeredAt }) =>
      answeredAt === null || answeredAt < begins ? [] : [{ person, isHit: status === 'Counted', answeredAt }],
    ),
    results: {
      approved: sumOf(own(world.dayCounts).filter(isConversions).filter(isInWindow), ({ approved }) => approved),
      takenBack: sumOf(
        own(world.uncountedDays)
          .filter(({ kind, reason }) => kind === 'CONVERSION' && reason === 'REVERSED')
          .filter(isInWindow),
        ({ count }) => count,
      ),
    },
  }
  return { profileId, since, computedAt: now, figures: paymentFigures(historyOf(stored, { begins, now })) }
}

/** Computes the records that are missing or an hour old, as the server’s timer does. */
export function renewPaymentRecords(store: Store): void {
  const { world, paymentRecords } = store.memory
  const publishers = new Set(world.programs.filter(({ publishedAt }) => publishedAt !== null).map(({ profileId }) => profileId))
  for (const id of publishers) {
    const stored = paymentRecords.get(id)
    if (stored && store.clock.now() - stored.computedAt < paymentRecordLimits.age) continue
    const profile = findProfile(store, id)
    if (profile?.type === 'BRAND') paymentRecords.set(id, computed(store, profile))
  }
}

/** Returns `PaymentRecord` of a profile. */
export const paymentRecordOf = ({ memory, clock }: Store, profileId: string) =>
  mapPaymentRecord(memory.paymentRecords.get(profileId) ?? null, clock.now())
