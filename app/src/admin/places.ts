import { adminMayCall, type AdminField } from '@wasla/contract/access/admin.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'

export type Place = {
  readonly id: string
  readonly path: string
  readonly icon: IconName
  /** The GraphQL field that the screen shows: a role that may call it may open the screen. */
  readonly field: AdminField
  /** Its group in the menu; null for pages that are opened from another page. */
  readonly section: 'queues' | 'finance' | 'people' | 'controls' | 'you' | null
  readonly isDemoOnly?: boolean
}

/** Every screen of the back office: its address and who may open it. `screens.ts` has the components. */
export const places = [
  {
    id: 'waitingList',
    path: '/waiting-list',
    icon: 'users',
    field: 'adminWaitingList',
    section: 'queues',
  },
  {
    id: 'reviews',
    path: '/reviews',
    icon: 'file',
    field: 'adminReviewCases',
    section: 'queues',
  },
  {
    id: 'reviewCase',
    path: '/reviews/:id',
    icon: 'file',
    field: 'adminReviewCaseDetails',
    section: null,
  },
  {
    id: 'withdrawals',
    path: '/withdrawals',
    icon: 'bank',
    field: 'adminWithdrawals',
    section: 'finance',
  },
  {
    id: 'withdrawal',
    path: '/withdrawals/:id',
    icon: 'bank',
    field: 'adminWithdrawal',
    section: null,
  },
  {
    id: 'payouts',
    path: '/payouts',
    icon: 'banknote',
    field: 'adminPayoutRuns',
    section: 'finance',
  },
  {
    id: 'payoutDryRun',
    path: '/payouts/dry-run',
    icon: 'banknote',
    field: 'adminPayoutDryRun',
    section: null,
  },
  {
    id: 'payoutRun',
    path: '/payouts/:id',
    icon: 'banknote',
    field: 'adminPayoutReport',
    section: null,
  },
  {
    id: 'ledger',
    path: '/ledger',
    icon: 'book',
    field: 'adminLedgerAccounts',
    section: 'finance',
  },
  {
    id: 'ledgerAccount',
    path: '/ledger/accounts/:id',
    icon: 'book',
    field: 'adminLedgerEntries',
    section: null,
  },
  {
    id: 'ledgerTransaction',
    path: '/ledger/transactions/:id',
    icon: 'book',
    field: 'adminLedgerTransaction',
    section: null,
  },
  {
    id: 'reconciliations',
    path: '/reconciliations',
    icon: 'receipt',
    field: 'adminReconciliations',
    section: 'finance',
  },
  {
    id: 'adjustments',
    path: '/adjustments',
    icon: 'edit',
    field: 'adminAdjustments',
    section: 'finance',
  },
  {
    id: 'results',
    path: '/results',
    icon: 'eye',
    field: 'adminConversions',
    section: 'queues',
  },
  {
    id: 'importResults',
    path: '/results/import',
    icon: 'upload',
    field: 'adminImportConversions',
    section: null,
  },
  {
    id: 'result',
    path: '/results/:id',
    icon: 'eye',
    field: 'adminConversion',
    section: null,
  },
  {
    id: 'networkCases',
    path: '/network-cases',
    icon: 'network',
    field: 'adminNetworkCases',
    section: 'queues',
  },
  {
    id: 'networkCase',
    path: '/network-cases/:id',
    icon: 'network',
    field: 'adminNetworkCase',
    section: null,
  },
  {
    id: 'secondLooks',
    path: '/second-looks',
    icon: 'search',
    field: 'adminSecondLooks',
    section: 'queues',
  },
  {
    id: 'rewardCases',
    path: '/held-rewards',
    icon: 'hourglass',
    field: 'adminRewardCases',
    section: 'queues',
  },
  {
    id: 'programs',
    path: '/programs',
    icon: 'megaphone',
    field: 'adminPrograms',
    section: 'people',
  },
  {
    id: 'program',
    path: '/programs/:id',
    icon: 'megaphone',
    field: 'adminProgram',
    section: null,
  },
  {
    id: 'users',
    path: '/users',
    icon: 'user',
    field: 'adminUsers',
    section: 'people',
  },
  {
    id: 'user',
    path: '/users/:id',
    icon: 'user',
    field: 'adminUser',
    section: null,
  },
  {
    id: 'team',
    path: '/team',
    icon: 'lock',
    field: 'adminTeam',
    section: 'people',
  },
  {
    id: 'flags',
    path: '/flags',
    icon: 'both-ways',
    field: 'adminFlags',
    section: 'controls',
  },
  {
    id: 'settings',
    path: '/settings',
    icon: 'settings',
    field: 'adminSettings',
    section: 'controls',
  },
  {
    id: 'settingChanges',
    path: '/setting-changes',
    icon: 'edit',
    field: 'adminSettingChanges',
    section: 'controls',
  },
  {
    id: 'audit',
    path: '/audit-log',
    icon: 'list',
    field: 'adminAuditLog',
    section: 'controls',
  },
  {
    id: 'demo',
    path: '/demo',
    icon: 'clock',
    field: 'adminAdvanceClock',
    section: 'controls',
    isDemoOnly: true,
  },
  {
    id: 'account',
    path: '/account',
    icon: 'lock',
    field: 'adminMe',
    section: 'you',
  },
] as const satisfies readonly Place[]

export type PlaceId = (typeof places)[number]['id']
export const sections = ['queues', 'finance', 'people', 'controls', 'you'] as const

export const isAllowed = (role: AdminRole, { field }: Pick<Place, 'field'>): boolean => adminMayCall(role, field)

/** Returns the screens in the menu of a role, in the menu’s order. */
export const placesOf = (role: AdminRole, isDemo: boolean): readonly (typeof places)[number][] =>
  places.filter((place: Place) => place.section !== null && isAllowed(role, place) && (isDemo || !place.isDemoOnly))

/** Returns the address of the first screen of a role. */
export const firstPlaceOf = (role: AdminRole): string => placesOf(role, false)[0]?.path ?? '/account'
