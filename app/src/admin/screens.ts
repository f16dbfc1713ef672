import type { ComponentType } from 'react'
import type { PlaceId } from './places.ts'

/**
 * The component of each place, loaded when its route is opened. Separate from `places.ts`, because screens import modules that import
 * `places.ts`. Only the routes import this file.
 */
export const screens: Readonly<Record<PlaceId, () => Promise<ComponentType>>> = {
  waitingList: async () => (await import('./waiting-list/WaitingListScreen.tsx')).WaitingListScreen,
  reviews: async () => (await import('./reviews/ReviewsScreen.tsx')).ReviewsScreen,
  reviewCase: async () => (await import('./reviews/CaseScreen.tsx')).CaseScreen,
  results: async () => (await import('./results/ResultsScreen.tsx')).ResultsScreen,
  importResults: async () => (await import('./results/ImportScreen.tsx')).ImportScreen,
  result: async () => (await import('./results/ResultScreen.tsx')).ResultScreen,
  networkCases: async () => (await import('./network-cases/NetworkCasesScreen.tsx')).NetworkCasesScreen,
  networkCase: async () => (await import('./network-cases/NetworkCaseScreen.tsx')).NetworkCaseScreen,
  secondLooks: async () => (await import('./review-requests/ReviewRequestsScreen.tsx')).ReviewRequestsScreen,
  rewardCases: async () => (await import('./held-rewards/HeldRewardsScreen.tsx')).HeldRewardsScreen,
  withdrawals: async () => (await import('./withdrawals/WithdrawalsScreen.tsx')).WithdrawalsScreen,
  withdrawal: async () => (await import('./withdrawals/WithdrawalScreen.tsx')).WithdrawalScreen,
  payouts: async () => (await import('./payouts/PayoutsScreen.tsx')).PayoutsScreen,
  payoutDryRun: async () => (await import('./payouts/DryRunScreen.tsx')).DryRunScreen,
  payoutRun: async () => (await import('./payouts/ReportScreen.tsx')).ReportScreen,
  ledger: async () => (await import('./ledger/LedgerScreen.tsx')).LedgerScreen,
  ledgerAccount: async () => (await import('./ledger/AccountScreen.tsx')).AccountScreen,
  ledgerTransaction: async () => (await import('./ledger/TransactionScreen.tsx')).TransactionScreen,
  reconciliations: async () => (await import('./reconciliations/ReconciliationsScreen.tsx')).ReconciliationsScreen,
  adjustments: async () => (await import('./adjustments/AdjustmentsScreen.tsx')).AdjustmentsScreen,
  programs: async () => (await import('./programs/ProgramsScreen.tsx')).ProgramsScreen,
  program: async () => (await import('./programs/ProgramScreen.tsx')).ProgramScreen,
  users: async () => (await import('./users/UsersScreen.tsx')).UsersScreen,
  user: async () => (await import('./users/UserScreen.tsx')).UserScreen,
  team: async () => (await import('./team/TeamScreen.tsx')).TeamScreen,
  flags: async () => (await import('./controls/FlagsScreen.tsx')).FlagsScreen,
  settings: async () => (await import('./controls/SettingsScreen.tsx')).SettingsScreen,
  settingChanges: async () => (await import('./setting-changes/SettingChangesScreen.tsx')).SettingChangesScreen,
  audit: async () => (await import('./audit/AuditScreen.tsx')).AuditScreen,
  demo: async () => (await import('./demo/DemoScreen.tsx')).DemoScreen,
  account: async () => (await import('./account/AccountScreen.tsx')).AccountScreen,
}
