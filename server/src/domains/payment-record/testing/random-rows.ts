import type { PaymentHistory } from '@wasla/contract/payment-record/record.ts'
import type { World } from '@wasla/mocks/world/tables.ts'
import type { Database } from '#database/database.ts'

const day = 86_400_000

/** Returns a source of numbers below a limit that is the same for the same seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Row = { brand: string; programId: string; profileId: string; person: string; from: number; until: number }

/** Returns random rows of all programs of a world: each names a program, a networker, a start and an end within eighteen months. */
function randomRows(
  { programs, profiles }: Pick<World, 'programs' | 'profiles'>,
  seed: number,
  { count, now }: { count: number; now: number },
): Row[] {
  const number = numbersFrom(seed)
  const people = profiles.filter(({ type }) => type === 'INFLUENCER')
  return Array.from({ length: count }, (): Row => {
    const program = programs[number(programs.length)]
    const person = people[number(Math.min(12, people.length))]
    if (!program || !person) throw new Error('The world has programs and networkers')
    const from = now - number(540 * day)
    return {
      brand: program.profileId,
      programId: program.id,
      profileId: person.id,
      person: person.userId,
      from,
      until: Math.min(now, from + number(20 * day)),
    }
  })
}

/** Fills a database with random rewards, reopened milestones, requests and reviews. Returns what was written, for a second computation. */
export async function writeRandomRows(
  db: Database,
  world: Pick<World, 'programs' | 'profiles'>,
  { seed, now }: { seed: number; now: number },
) {
  for (const table of ['second_looks', 'reward_reopenings', 'rewards', 'terms_seen', 'promo_codes', 'tracking_links'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('participations').execute()
  const number = numbersFrom(seed + 1)
  const states = ['Paid', 'Paid', 'Paid', 'Waiting', 'Accrued'] as const
  const rewards = randomRows(world, seed, { count: 400, now }).map((row, place) => ({
    ...row,
    state: states[number(states.length)] ?? 'Paid',
    type: number(6) === 0 ? ('EXPERIENCE' as const) : ('CASH' as const),
    id: `reward-${place}`,
  }))
  const reasons = ['REVERSED', 'REPLACED', 'NOT_GENUINE', null] as const
  const reopenings = randomRows(world, seed + 2, { count: 60, now }).map((row, place) => ({
    ...row,
    id: `reopening-${place}`,
    reason: reasons[number(reasons.length)] ?? null,
  }))
  const once = new Set<string>()
  const requests = randomRows(world, seed + 3, { count: 200, now })
    .filter(({ programId, profileId }) => !once.has(`${programId} ${profileId}`) && once.add(`${programId} ${profileId}`))
    .map((row, place) => ({
      ...row,
      id: `request-${place}`,
      status: (['Accepted', 'Rejected', 'Pending'] as const)[number(3)] ?? 'Pending',
      isAutomatic: number(4) === 0,
    }))
  const reviews = randomRows(world, seed + 4, { count: 120, now }).map((row, place) => ({
    ...row,
    id: `review-${place}`,
    status: (['Counted', 'Upheld', 'Requested'] as const)[number(3)] ?? 'Requested',
  }))

  await db
    .insertInto('rewards')
    .values(
      rewards.map(({ id, programId, profileId, state, type, from, until }) => ({
        id,
        program_id: programId,
        profile_id: profileId,
        milestone_id: id,
        reward_type: type,
        amount: type === 'CASH' ? 100 : 0,
        state,
        achieved_at: from,
        payable_at: from,
        paid_at: state === 'Paid' && type === 'CASH' ? until : null,
        payout_run_id: null,
        delivered_at: state === 'Paid' && type === 'EXPERIENCE' ? until : null,
        returned_at: null,
      })),
    )
    .execute()
  await db
    .insertInto('reward_reopenings')
    .values(
      reopenings.map(({ id, programId, profileId, from, until, reason }) => ({
        id,
        program_id: programId,
        profile_id: profileId,
        milestone_id: id,
        achieved_at: from,
        reopened_at: until,
        reason,
      })),
    )
    .execute()
  await db
    .insertInto('participations')
    .values(
      requests.map(({ id, programId, profileId, person, status, isAutomatic, from, until }) => ({
        id,
        program_id: programId,
        profile_id: profileId,
        user_id: person,
        status,
        is_automatic: isAutomatic ? (1 as const) : (0 as const),
        created_at: from,
        answered_at: status === 'Pending' ? null : until,
        decline_reason: null,
        decline_note: null,
      })),
    )
    .execute()
  await db
    .insertInto('second_looks')
    .values(
      reviews.map(({ id, programId, profileId, status, from, until }) => ({
        id,
        program_id: programId,
        profile_id: profileId,
        kind: 'CLICK' as const,
        reason: 'BOT' as const,
        day: id,
        note: null,
        status,
        requested_at: from,
        answer_by: from,
        answered_at: status === 'Requested' ? null : until,
        answer: null,
      })),
    )
    .execute()
  return { rewards, reopenings, requests, reviews }
}

type Written = Awaited<ReturnType<typeof writeRandomRows>>

/** Returns the history of one brand from the written rows, row by row and without SQL. */
export function historyFrom(
  written: Written,
  { brand, owner, begins, now }: { brand: string; owner: string; begins: number; now: number },
): PaymentHistory {
  const own = <R extends { brand: string }>(rows: readonly R[]) => rows.filter((row) => row.brand === brand)
  const history = {
    payouts: [] as { person: string; at: number; took: number }[],
    waiting: [] as { person: string; at: number; took: number }[],
    rewards: [] as { person: string; at: number; isHit: boolean }[],
    answers: [] as { person: string; at: number; took: number; isAccepted: boolean }[],
    unanswered: [] as { person: string; at: number; took: number }[],
    reviews: [] as { person: string; at: number; isHit: boolean }[],
  }
  for (const { person, state, type, from, until } of own(written.rewards)) {
    if (type === 'CASH' && state === 'Paid' && until >= begins) history.payouts.push({ person, at: until, took: until - from })
    if (type === 'CASH' && state === 'Waiting') history.waiting.push({ person, at: from, took: now - from })
    if (from >= begins) history.rewards.push({ person, at: from, isHit: false })
  }
  for (const { person, from, reason } of own(written.reopenings))
    if (from >= begins) history.rewards.push({ person, at: from, isHit: reason !== 'NOT_GENUINE' })
  for (const { person, status, isAutomatic, from, until } of own(written.requests)) {
    if (isAutomatic) continue
    if (status === 'Pending') history.unanswered.push({ person, at: from, took: now - from })
    else if (until >= begins) history.answers.push({ person, at: until, took: until - from, isAccepted: status === 'Accepted' })
  }
  for (const { person, status, until } of own(written.reviews))
    if (status !== 'Requested' && until >= begins) history.reviews.push({ person, at: until, isHit: status === 'Counted' })
  return { owner, ...history, results: { reported: 0, takenBack: 0 } }
}
