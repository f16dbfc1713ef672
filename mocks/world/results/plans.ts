import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { ConversionEvent } from '@wasla/contract/tracking/record.ts'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { OMAR } from '../agents.ts'
import { day, worldNow } from '../clock.ts'
import type { Member } from '../member.ts'
import { ASMAE, FAISAL, HIND, JAWAHER, KARIM, MAHA, MARIAM, REEMA, SARA } from '../more-networkers.ts'
import { ABDULRAHMAN, FAHAD, HUDA, LAMA, NOURA, REEM, SAAD, YARA } from '../networkers.ts'
import {
  CAMP_BREAKFAST,
  DRIPPER_SCHOOL,
  FIRST_SIP,
  GROCERIES,
  LINEN_AND_LIGHT,
  MORNING_CUP,
  ROOM_IN_A_DAY,
  SMALL_KITCHENS,
} from '../programs/all-programs.ts'
import type { WholeProgram } from '../programs/make-program.ts'
import { participations } from '../programs/participations.ts'
import { againAndAgain, click, conversion, crowd, ofNetwork } from './exceptions.ts'
import { demoNetworks } from './networks.ts'
import type { Exception, PlanRow, Sources } from './plan-row.ts'

const events: Readonly<Record<ObjectiveType, ConversionEvent | null>> = {
  TRAFFIC: null,
  LEAD_GENERATION: 'LEAD',
  SIGN_UP: 'SIGN_UP',
  DOWNLOADS: 'DOWNLOAD',
  SALES: 'SALE',
}

const instagram: Sources = {
  channels: [
    ['INSTAGRAM', 6],
    ['SNAPCHAT', 2],
    ['OTHER', 1],
  ],
  countries: [
    ['SA', 8],
    ['AE', 2],
    ['KW', 1],
  ],
}
const tiktok: Sources = {
  channels: [
    ['TIKTOK', 7],
    ['INSTAGRAM', 2],
    ['OTHER', 1],
  ],
  countries: [
    ['SA', 9],
    ['EG', 1],
    ['ZZ', 1],
  ],
}
const video: Sources = {
  channels: [
    ['YOUTUBE', 5],
    ['TWITTER', 2],
    ['OTHER', 2],
  ],
  countries: [
    ['SA', 6],
    ['AE', 2],
    ['JO', 1],
  ],
}
const gulf: Sources = {
  channels: [
    ['INSTAGRAM', 4],
    ['SNAPCHAT', 4],
    ['TIKTOK', 2],
  ],
  countries: [
    ['KW', 6],
    ['SA', 3],
    ['BH', 1],
  ],
}

type Row = {
  member: Member
  units: number
  today?: number
  /** Number of clicks of all days. @default the program's usual number of clicks per unit */
  clicks?: number
  sources?: Sources
  posts?: readonly number[]
  exceptions?: readonly Exception[]
}
type Program = {
  of: WholeProgram
  clicksPerUnit: number
  prices?: readonly number[]
  /** Last day in days before today. For a program that no longer runs. */
  last?: number
  rows: readonly Row[]
}

/** Returns a conversion that a page of the shop reported, and that waits for the brand. */
const waiting = (ago: number): Exception => ({ ago, kind: 'CONVERSION', status: 'Pending', reason: null, count: 1 })

/** Results of each demo program until yesterday and of today. Their sums match the program's rewards and budget. */
const written: readonly Program[] = [
  {
    of: MORNING_CUP,
    clicksPerUnit: 14,
    prices: [69, 85, 89, 97, 112, 119, 128],
    rows: [
      {
        member: HUDA,
        units: 303,
        today: 9,
        clicks: 6940,
        sources: tiktok,
        posts: [13, 4],
        exceptions: [conversion(1, 'Held', 'TOO_FAST'), waiting(14), waiting(4)],
      },
      {
        member: FAHAD,
        units: 183,
        today: 5,
        clicks: 5210,
        sources: video,
        posts: [7],
        exceptions: [conversion(2, 'Held', 'TOO_MANY_CONVERSIONS', 2), waiting(13)],
      },
      {
        member: NOURA,
        units: 149,
        today: 13,
        clicks: 4180,
        sources: instagram,
        posts: [13, 2],
        exceptions: [conversion(5, 'Reversed', 'REVERSED'), conversion(8, 'Rejected', 'DECLINED'), waiting(10), waiting(0)],
      },
      {
        member: LAMA,
        units: 93,
        today: 3,
        clicks: 2610,
        sources: instagram,
        posts: [8],
        exceptions: [conversion(3, 'Rejected', 'NOT_GENUINE'), waiting(1)],
      },
      {
        member: SAAD,
        units: 81,
        today: 2,
        clicks: 2455,
        sources: video,
        posts: [6],
        exceptions: [conversion(6, 'Reversed', 'REVERSED', 2), waiting(3)],
      },
      {
        member: FAISAL,
        units: 40,
        today: 1,
        clicks: 1210,
        sources: tiktok,
        posts: [7],
        exceptions: [ofNetwork(6, demoNetworks.shop, 'OWN_NETWORK', 41, 'Rejected')],
      },
      { member: REEM, units: 17, today: 1, clicks: 640, sources: instagram, posts: [5], exceptions: [waiting(8)] },
    ],
  },
  {
    of: SMALL_KITCHENS,
    clicksPerUnit: 1,
    rows: [
      { member: OMAR, units: 1640, today: 24, sources: video, posts: [48, 30, 12] },
      { member: MARIAM, units: 820, today: 12, sources: gulf, posts: [36, 15] },
      { member: LAMA, units: 1180, today: 31, sources: tiktok, posts: [22, 7] },
      { member: SAAD, units: 640, today: 9, sources: video, posts: [19] },
      { member: MAHA, units: 1310, today: 22, sources: instagram, posts: [14, 4], exceptions: againAndAgain(4, 3) },
      { member: HIND, units: 470, today: 18, sources: instagram, posts: [9] },
      { member: REEM, units: 560, today: 26, sources: instagram, posts: [8] },
      {
        member: NOURA,
        units: 1032,
        today: 46,
        sources: instagram,
        posts: [6, 1],
        exceptions: [click(6, 'OWN_BROWSER', 3), click(2, 'OWN_BROWSER', 1)],
      },
    ],
  },
  {
    of: DRIPPER_SCHOOL,
    clicksPerUnit: 12,
    last: 4,
    rows: [
      { member: SARA, units: 44, sources: instagram, posts: [38, 17] },
      { member: SAAD, units: 41, sources: video, posts: [26, 12], exceptions: [conversion(1, 'Rejected', 'CAPPED', 3)] },
      { member: LAMA, units: 43, sources: tiktok, posts: [21] },
      { member: MAHA, units: 40, sources: instagram, posts: [20, 9] },
      { member: HUDA, units: 46, sources: instagram, posts: [7] },
    ],
  },
  {
    of: FIRST_SIP,
    clicksPerUnit: 1,
    last: 52,
    rows: [
      { member: LAMA, units: 1610, sources: tiktok, posts: [120, 80] },
      { member: HUDA, units: 1720, sources: instagram, posts: [100, 70] },
      { member: KARIM, units: 1540, sources: video, posts: [95, 60] },
      { member: REEM, units: 1580, sources: instagram, posts: [90] },
      { member: YARA, units: 1505, sources: tiktok, posts: [88, 64] },
      { member: MAHA, units: 610, sources: instagram, posts: [75] },
      { member: REEMA, units: 1530, sources: video, posts: [70] },
      { member: HIND, units: 1560, sources: instagram, posts: [68] },
      { member: MARIAM, units: 420, sources: gulf, posts: [65] },
      { member: FAHAD, units: 1650, sources: video, posts: [66] },
      { member: ASMAE, units: 380, sources: tiktok, posts: [62] },
      { member: SAAD, units: 1510, sources: video, posts: [57] },
      { member: SARA, units: 350, sources: instagram, posts: [56] },
    ],
  },
  {
    of: ROOM_IN_A_DAY,
    clicksPerUnit: 22,
    prices: [420, 690, 1150, 1890],
    last: 9,
    rows: [
      { member: HIND, units: 6, sources: instagram, posts: [20] },
      { member: REEM, units: 8, sources: instagram, posts: [15] },
      { member: ABDULRAHMAN, units: 3, sources: video, posts: [13] },
    ],
  },
  {
    of: CAMP_BREAKFAST,
    clicksPerUnit: 13,
    rows: [
      { member: SAAD, units: 38, today: 2, sources: video, posts: [21, 7] },
      { member: REEMA, units: 57, today: 3, sources: tiktok, posts: [20, 8], exceptions: [conversion(2, 'Held', 'SHARED_CONTACT')] },
      {
        member: FAHAD,
        units: 9,
        today: 2,
        sources: video,
        posts: [2],
        exceptions: [ofNetwork(2, demoNetworks.home, 'OWN_NETWORK', 210)],
      },
      { member: ABDULRAHMAN, units: 6, today: 1, sources: video, posts: [2] },
    ],
  },
  {
    of: GROCERIES,
    clicksPerUnit: 9,
    rows: [
      {
        member: FAISAL,
        units: 61,
        today: 6,
        sources: tiktok,
        posts: [5],
        exceptions: crowd(3, 60, 8),
      },
      { member: LAMA, units: 74, today: 8, sources: tiktok, posts: [6] },
      {
        member: SAAD,
        units: 12,
        today: 3,
        sources: video,
        posts: [2],
        exceptions: [ofNetwork(1, demoNetworks.workplace, 'TOO_MANY_FROM_NETWORK', 34)],
      },
      { member: HIND, units: 0, today: 4, sources: instagram },
    ],
  },
  {
    of: LINEN_AND_LIGHT,
    clicksPerUnit: 18,
    prices: [240, 360, 520],
    rows: [
      { member: JAWAHER, units: 7, today: 1, sources: gulf, posts: [3] },
      { member: HIND, units: 1, today: 1, sources: instagram },
    ],
  },
]

const today = startOfDay(civilDate(worldNow))

/** Returns the first day of a participant's results, in days before today: two days after joining, so that it is a whole day. */
function firstDayOf({ program }: WholeProgram, { profile }: Member): number {
  const joined = participations.find(({ programId, profileId }) => programId === program.id && profileId === profile.id)
  if (joined?.status !== 'Accepted' || joined.answeredAt === null) throw new Error(`${profile.userName} is not in ${program.name}`)
  return Math.round((today - startOfDay(civilDate(joined.answeredAt))) / day) - 2
}

/** Plans of all participants with results, ordered by program. */
export const plans: readonly PlanRow[] = written.flatMap(({ of, clicksPerUnit, prices = [], last = 1, rows }) =>
  rows.map(({ sources = instagram, posts = [], exceptions = [], ...row }) => ({
    clicks: (row.units + (row.today ?? 0)) * clicksPerUnit,
    ...row,
    of,
    sources,
    posts,
    exceptions,
    prices,
    event: events[of.program.objectiveType ?? 'TRAFFIC'],
    first: Math.max(1, firstDayOf(of, row.member)),
    last,
  })),
)
