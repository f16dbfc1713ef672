import type { ManagedAccountStatus } from '@wasla/contract/managed-accounts/record.ts'
import { NAIF, OMAR, REEM_ALANAZI, SALMA } from '../world/agents.ts'
import { BAYT_ALSOURA, QIMAM } from '../world/businesses.ts'
import { at, day } from '../world/clock.ts'
import { idOf } from '../world/ids.ts'
import { person, type Member } from '../world/member.ts'
import { DANA, NOURA, REEM } from '../world/networkers.ts'
import type { World } from '../world/tables.ts'
import type { Scenario } from './scenario.ts'

/** First name, last name and user name of the networkers in the scenario with the largest number of talents. */
const crowd: readonly (readonly [string, string, string])[] = [
  ['أروى', 'الشمري', 'arwa_shots'],
  ['Bandar', 'Alharthi', 'bandar_builds'],
  ['بسمة', 'الغامدي', 'basma_threads'],
  ['Deema', 'Alessa', 'deema_draws'],
  ['عبدالله', 'السهلي', 'abdullah_bikes'],
  ['Ghassan', 'Nasr', 'ghassan_cuts'],
  ['حصة', 'الدوسري', 'hessa_plants'],
  ['Hassan', 'Alameer', 'hassan_dives'],
  ['إبراهيم', 'عسيري', 'ibrahim_highlands'],
  ['Joud', 'Alsaleh', 'joud_reads'],
  ['خلود', 'البقمي', 'kholoud_cakes'],
  ['Khalid', 'Almarri', 'khalid_falcons'],
  ['ليان', 'الصاعدي', 'layan_moves'],
  ['Leen', 'Khoury', 'leen_paints'],
  ['مشاعل', 'الرويلي', 'mashael_style'],
  ['Majid', 'Bawazir', 'majid_grills'],
  ['نوف', 'السديري', 'nouf_home'],
  ['Nawaf', 'Alghanim', 'nawaf_games'],
  ['عهود', 'الزهراني', 'ohoud_skin'],
  ['Omar', 'Fakhro', 'omar_fakhro'],
  ['قصي', 'الحازمي', 'qusai_tours'],
  ['Rakan', 'Albishi', 'rakan_runs'],
  ['رهف', 'العتيبي', 'rahaf_bakes'],
  ['Rana', 'Sabbagh', 'rana_sews'],
  ['سلطان', 'المالكي', 'sultan_honey'],
  ['Shahad', 'Alnami', 'shahad_films'],
  ['شذى', 'الجابري', 'shatha_perfume'],
  ['Talal', 'Alhajri', 'talal_sails'],
  ['طيف', 'الشهراني', 'taif_sketches'],
  ['Wafa', 'Aljaber', 'wafa_teaches'],
  ['وليد', 'القرني', 'waleed_beekeeper'],
  ['Yasmin', 'Darwish', 'yasmin_stage'],
  ['يزيد', 'الفيفي', 'yazeed_terraces'],
  ['Ziyad', 'Alamoudi', 'ziyad_codes'],
  ['زينب', 'الخليفة', 'zainab_looms'],
]

const cities = ['riyadh', 'jeddah', 'dammam', 'abha', 'madinah', 'dubai'] as const

const inCrowd = ([first, last, userName]: (typeof crowd)[number], index: number): Member =>
  person({
    key: `crowd:${userName}`,
    mobile: `5590${String(10_000 + index)}`,
    joined: '2025-06-15',
    place: cities[index % (cities.length - 1)] ?? 'riyadh',
    language: index % 2 === 0 ? 'ar' : 'en',
    status: 'Active',
    first,
    last,
    userName,
    accounts: [{ on: index % 3 === 0 ? 'TIKTOK' : 'INSTAGRAM', as: userName, followers: 3_000 + index * 1_700 }],
  })

/** Gives Omar fifty talents, the largest number that a manager may have. Six of them are only invited. */
function fiftyManagedAccounts(world: World): void {
  const latest = Math.max(...world.managedAccounts.map(({ createdAt }) => createdAt))
  for (const [index, row] of crowd.entries()) {
    const { user, profile, accounts } = inCrowd(row, index)
    const createdAt = latest - (index + 3) * 2 * day
    const status: ManagedAccountStatus = index % 12 === 5 ? 'Pending' : 'Accepted'
    world.users.push({ ...user })
    world.profiles.push({ ...profile })
    world.socialLinks.push(...accounts)
    world.managedAccounts.push({
      id: idOf(`managed:crowd:${profile.id}`, at('2025-06-15')),
      managerId: OMAR.profile.id,
      talentId: profile.id,
      status,
      createdAt,
      answeredAt: status === 'Pending' ? null : createdAt + day,
    })
  }
}

const managedAccountCalls = ['myManagedAccounts', 'myManagers', 'publicManagedAccounts', 'managedAccountOverview'] as const

/** Scenarios of managers with their talents, and of networkers with their managers. */
export const managedAccountScenarios = {
  'managed-accounts': { title: 'Agent with twelve talents, three more invited', viewer: OMAR },
  'managed-accounts-agency': { title: 'Agency with thirteen talents, a second page of them, one invited', viewer: QIMAM },
  'managed-accounts-one': { title: 'Agent with one talent', viewer: NAIF },
  'managed-accounts-pending': { title: 'Agent who invited one networker and has none', viewer: REEM_ALANAZI },
  'managed-accounts-none': { title: 'Agent without talents', viewer: SALMA },
  'managed-accounts-agency-none': { title: 'Agency without talents', viewer: BAYT_ALSOURA },
  'managed-accounts-full': {
    title: 'Agent with the fifty talents one may have, some only invited',
    viewer: OMAR,
    prepare: fiftyManagedAccounts,
  },
  'managed-accounts-loading': {
    title: 'Talents and managers never load',
    viewer: OMAR,
    faults: [{ on: managedAccountCalls, fault: { kind: 'silence' } }],
  },
  'managed-accounts-error': {
    title: 'Talents and managers cannot be loaded',
    viewer: OMAR,
    faults: [{ on: managedAccountCalls, fault: { kind: 'problem', extensions: { code: 'GENERAL_ERROR', requestId: 'mock' } } }],
  },
  'managed-accounts-answered': {
    title: 'Every answer to an invitation comes too late',
    viewer: NOURA,
    faults: [{ on: ['updateManagedAccount'], fault: { kind: 'problem', extensions: { code: 'MANAGED_ACCOUNT_UPDATE_FAILED' } } }],
  },
  'managers-asking': { title: 'Networker whom an agency invites, managed by nobody', viewer: NOURA },
  'managers-several': { title: 'Networker with three managers', viewer: REEM },
  'managers-none': { title: 'Networker whom nobody invited', viewer: DANA },
} as const satisfies Readonly<Record<string, Scenario>>
