import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { Channel } from '@wasla/contract/tracking/record.ts'
import { countingOf } from '@wasla/contract/performance/count-change.ts'
import type { Database } from '../src/database/database.ts'
import { dialectOf } from '../src/database/dialects/dialect-of.ts'
import { saveCounting } from '../src/domains/performance/stores/counting.ts'
import { insertClicks } from '../src/domains/tracking/clicks/service.ts'

const day = 24 * 3_600_000
const days = 90
const channels: readonly Channel[] = ['INSTAGRAM', 'TIKTOK', 'SNAPCHAT', 'YOUTUBE', 'TWITTER', 'OTHER']
const countries = ['SA', 'SA', 'SA', 'AE', 'KW', 'SA', 'BH', 'QA', 'ZZ', 'SA', 'EG', 'OM', 'JO']
const milestones = 4

type Person = { id: string; user_id: string }

export const measuredProgram = 'program-0'

/** Adds participants to the measured program, each with a link and rewards. */
export async function fillParticipants(db: Database, people: readonly Person[], now: number): Promise<void> {
  for (const [index, { id, user_id }] of people.entries()) {
    const of = { program_id: measuredProgram, profile_id: id }
    await db
      .insertInto('participations')
      .values({
        ...of,
        id: `participation-${index}`,
        user_id,
        status: 'Accepted',
        is_automatic: 0,
        created_at: now - days * day + index,
        answered_at: now - days * day + index,
      })
      .execute()
    await db
      .insertInto('tracking_links')
      .values({ ...of, code: `bench${String(index).padStart(5, '0')}`, created_at: now - days * day })
      .execute()
    await db
      .insertInto('rewards')
      .values(
        Array.from({ length: milestones }, (_, rank) => ({
          ...of,
          id: `reward-${index}-${rank}`,
          milestone_id: `milestone-${rank}`,
          reward_type: 'CASH' as const,
          amount: 100_00 * (rank + 1),
          state: rank < 2 ? ('Paid' as const) : ('Accrued' as const),
          achieved_at: now - (30 - rank) * day,
          payable_at: now - (20 - rank) * day,
          paid_at: rank < 2 ? now - 5 * day : null,
          payout_run_id: null,
          delivered_at: null,
        })),
      )
      .execute()
  }
}

/** Picks an item that looks random but is the same in every run, so that clicks are spread over days, channels and countries. */
const at = <T>(list: readonly T[], index: number, salt: number): T => list[Math.floor(mixed(index, salt) * list.length)] as T

/** Returns a number x with 0 ≤ x < 1. */
function mixed(index: number, salt: number): number {
  const once = Math.imul((index + 1) ^ (salt << 24), 0x9e3779b1)
  const twice = Math.imul(once ^ (once >>> 15), 0x85ebca6b)
  return ((twice ^ (twice >>> 13)) >>> 0) / 2 ** 32
}

function clickOf(index: number, people: readonly Person[], now: number): ResultChange {
  const isUncounted = index % 11 === 0
  const isSale = !isUncounted && index % 27 === 1
  return {
    kind: isSale ? 'CONVERSION' : 'CLICK',
    id: `click-${index}`,
    programId: measuredProgram,
    profileId: (people[index % people.length] ?? { id: '' }).id,
    at: now - Math.floor(mixed(index, 1) * days) * day,
    channel: at(channels, index, 2),
    country: at(countries, index, 3),
    visitor: `visitor-${index % 700_000}`,
    from: null,
    to: isUncounted ? 'Rejected' : 'Approved',
    reason: isUncounted ? 'REPEAT' : null,
    amount: isSale ? 96_50 : 0,
  }
}

/** Adds the results from number `from` to `to`, and counts them like real results. */
export async function fillClicks(db: Database, people: readonly Person[], from: number, to: number, now: number): Promise<void> {
  const size = 5_000
  for (let first = from; first < to; first += size) {
    const changes = Array.from({ length: Math.min(size, to - first) }, (_, offset) => clickOf(first + offset, people, now))
    const clicks = changes
      .filter(({ kind }) => kind === 'CLICK')
      .map(({ to: result, ...click }) => ({ ...click, status: result === 'Approved' ? result : ('Rejected' as const) }))
    await db.transaction().execute(async (tx) => {
      await insertClicks({ tx, dialect: dialectOf(tx) }, clicks)
      await saveCounting(tx, countingOf(changes))
    })
  }
  // Writes the sums that the rewards domain updates with every result.
  await db.deleteFrom('participant_results').execute()
  await db
    .insertInto('participant_results')
    .columns(['program_id', 'profile_id', 'clicks', 'approved', 'revenue', 'first_click_at', 'last_result_at'])
    .expression((query) =>
      query
        .selectFrom('country_counts')
        .select(['program_id', 'participant'])
        .select((row) => [
          row.fn.sum<number>('clicks').as('c'),
          row.fn.sum<number>('approved').as('a'),
          row.fn.sum<number>('revenue').as('r'),
        ])
        .select((row) => [row.val(now).as('first'), row.val(now).as('last')])
        .where('participant', '!=', '')
        .groupBy(['program_id', 'participant']),
    )
    .execute()
}
