import type { ComponentType } from 'react'
import type { PlaceId } from './places.ts'

/** The screen of each place, fetched when somebody goes there. Imported by the routes alone: screens import what knows the places. */
export const screens: Readonly<Record<PlaceId, () => Promise<ComponentType>>> = {
  waitingList: async () => (await import('./waiting-list/WaitingListScreen.tsx')).WaitingListScreen,
  reviews: async () => (await import('./reviews/ReviewsScreen.tsx')).ReviewsScreen,
  reviewCase: async () => (await import('./reviews/CaseScreen.tsx')).CaseScreen,
  users: async () => (await import('./users/UsersScreen.tsx')).UsersScreen,
  user: async () => (await import('./users/UserScreen.tsx')).UserScreen,
  flags: async () => (await import('./controls/FlagsScreen.tsx')).FlagsScreen,
  settings: async () => (await import('./controls/SettingsScreen.tsx')).SettingsScreen,
  audit: async () => (await import('./audit/AuditScreen.tsx')).AuditScreen,
  demo: async () => (await import('./demo/DemoScreen.tsx')).DemoScreen,
  account: async () => (await import('./account/AccountScreen.tsx')).AccountScreen,
}
