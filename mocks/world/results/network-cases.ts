import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { plusDays } from '@wasla/contract/insights/days.ts'
import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { NetworkCaseRecord } from '@wasla/contract/tracking/network-case.ts'
import type { SavedPattern } from '@wasla/contract/tracking/network-pattern.ts'
import { admins } from '../admins.ts'
import { day, hour, minute } from '../clock.ts'
import { idOf } from '../ids.ts'
import type { Member } from '../member.ts'
import { FAISAL } from '../more-networkers.ts'
import { FAHAD, LAMA, SAAD } from '../networkers.ts'
import { CAMP_BREAKFAST, GROCERIES, MORNING_CUP } from '../programs/all-programs.ts'
import type { WholeProgram } from '../programs/make-program.ts'
import { demoNetworks } from './networks.ts'
import { networkMoment } from './network-clicks.ts'

type Row = Pick<NetworkCaseRecord, 'reason' | 'held'> & {
  of: WholeProgram
  by: Member
  network: string
  /** Number of days between the clicks and today. */
  ago: number
  /** Number of clicks from the network that counted before the first click was held. */
  counted: number
  /** Whether the participant was signed in on this network. */
  isOwn?: boolean
  decided?: { after: number; status: 'Counted' | 'Refused'; by: AdminRole; note: string; saved: (date: string) => SavedPattern }
}

const adminOf = (role: AdminRole): string => admins.find((admin) => admin.role === role)?.id ?? ''

/**
 * Returns the pattern that an admin saw in a decided case. It must be saved, because the case's clicks are gone. It compares this rush by
 * hour with the usual day.
 */
function savedPattern(
  rush: Readonly<Record<number, number>>,
  {
    others,
    usual,
    ...rest
  }: {
    others: number
    usual: number
    browsers: number
    results: number
    signedIn: readonly string[]
    families: readonly (readonly [string, number, number])[]
    /** The minute with the most clicks, and the seconds of these clicks. */
    peak: { hour: number; minute: number; seconds: readonly number[] }
  },
): (date: string) => SavedPattern {
  const held = Object.values(rush).reduce((sum, count) => sum + count, 0)
  const evening = (at: number) => (at < 7 ? 0.2 : at < 16 ? 1 : at < 23 ? 1.6 : 0.7)
  const all = Array.from({ length: 24 }, (_, at) => evening(at)).reduce((sum, share) => sum + share, 0)
  const share = (at: number, count: number) => (count * evening(at)) / all
  const hours = Array.from({ length: 24 }, (_, at) => ({
    held: rush[at] ?? 0,
    others: Math.round(share(at, others)),
    usual: Math.round(share(at, usual) * 10) / 10,
  }))
  return (date) => ({
    pattern: {
      hours,
      others: hours.reduce((sum, one) => sum + one.others, 0),
      peak: {
        at: startOfDay(date) + rest.peak.hour * hour + rest.peak.minute * minute,
        clicks: rest.peak.seconds.length,
        seconds: rest.peak.seconds,
      },
      browsers: rest.browsers,
      families: rest.families.map(([family, clicks, usualShare]) => ({
        family,
        clicks,
        share: Math.round((clicks / held) * 1000) / 1000,
        usualShare,
      })),
      results: rest.results,
      usualClicksPerResult: 28,
    },
    signedIn: rest.signedIn,
  })
}

const rows: readonly Row[] = [
  { of: CAMP_BREAKFAST, by: FAHAD, network: demoNetworks.home, reason: 'OWN_NETWORK', held: 210, ago: 2, counted: 5, isOwn: true },
  { of: GROCERIES, by: SAAD, network: demoNetworks.workplace, reason: 'TOO_MANY_FROM_NETWORK', held: 34, ago: 1, counted: 20 },
  {
    of: MORNING_CUP,
    by: FAISAL,
    network: demoNetworks.shop,
    reason: 'OWN_NETWORK',
    held: 41,
    ago: 6,
    counted: 5,
    decided: {
      after: 30,
      status: 'Refused',
      by: 'REVIEWER',
      note: 'All within nine minutes, one browser after the other, and no order.',
      saved: savedPattern(
        { 14: 41 },
        {
          others: 13,
          usual: 20,
          browsers: 39,
          results: 0,
          peak: { hour: 14, minute: 6, seconds: [1, 9, 17, 26, 35, 43, 52] },
          signedIn: [FAISAL.profile.id],
          families: [
            ['Other', 30, 0.02],
            ['Chrome Linux', 11, 0.01],
          ],
        },
      ),
    },
  },
  {
    of: GROCERIES,
    by: LAMA,
    network: demoNetworks.carrier,
    reason: 'TOO_MANY_FROM_NETWORK',
    held: 98,
    ago: 6,
    counted: 20,
    decided: {
      after: 21,
      status: 'Counted',
      by: 'SUPER_ADMIN',
      note: 'A mobile carrier: phones as they usually come, spread over the evening.',
      saved: savedPattern(
        { 17: 12, 18: 21, 19: 28, 20: 22, 21: 15 },
        {
          others: 141,
          usual: 90,
          browsers: 96,
          results: 4,
          peak: { hour: 19, minute: 31, seconds: [12, 47] },
          signedIn: [],
          families: [
            ['TikTok Android', 52, 0.5],
            ['TikTok iOS', 31, 0.3],
            ['Instagram iOS', 15, 0.14],
          ],
        },
      ),
    },
  },
]

export type MadeCases = {
  networkCases: NetworkCaseRecord[]
  /** Patterns that were saved with the decisions. */
  savedPatterns: { caseId: string; saved: SavedPattern }[]
  /** Networks of open cases, with the people who were signed in on them. */
  ownNetworks: { day: string; network: string; userId: string }[]
}

/** Returns the links of open cases. An admin sees the clicks of each link from the first to the last of these days. */
export const openLinks = (now: number): readonly { programId: string; profileId: string; from: string; to: string }[] =>
  rows
    .filter(({ decided }) => !decided)
    .map(({ of, by, ago }) => {
      const date = dateOf(now, ago)
      return { programId: of.program.id, profileId: by.profile.id, from: plusDays(date, -7), to: date }
    })

const dateOf = (now: number, ago: number): string => civilDate(startOfDay(civilDate(now)) - ago * day)

/** Returns four network cases: two are open, one of them due soon, and two are decided. */
export function networkCasesAt(now: number): MadeCases {
  const made: MadeCases = { networkCases: [], savedPatterns: [], ownNetworks: [] }
  for (const { of, by, network, reason, held, ago, counted, isOwn, decided } of rows) {
    const date = dateOf(now, ago)
    const openedAt = networkMoment(date, 0, held) + counted * minute
    const id = idOf(`network-case:${of.key}:${by.profile.id}:${network}`, openedAt)
    made.networkCases.push({
      ...{ id, network, reason, held, openedAt, counted: 0 },
      programId: of.program.id,
      profileId: by.profile.id,
      day: date,
      status: decided?.status ?? 'Open',
      decidedAt: decided ? openedAt + decided.after * hour : null,
      decidedBy: decided ? adminOf(decided.by) : null,
      note: decided?.note ?? null,
    })
    if (decided) made.savedPatterns.push({ caseId: id, saved: decided.saved(date) })
    if (isOwn) made.ownNetworks.push({ day: date, network, userId: by.user.id })
  }
  return made
}
