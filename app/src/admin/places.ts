import type { ComponentType } from 'react'
import { adminMay, type AdminPermission } from '@wasla/contract/admin/policy.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'

export type Place = {
  readonly id: string
  readonly path: string
  readonly icon: IconName
  /** Whoever may this may be here; the server refuses everybody else, whatever stands here. */
  readonly permission: AdminPermission
  /** Under which heading of the menu; pages that belong to another one have none. */
  readonly section: 'queues' | 'people' | 'controls' | 'you' | null
  readonly isDemoOnly?: boolean
  readonly load: () => Promise<ComponentType>
}

/** Every screen of the back office: where it is, who may be there, and when its code is fetched. */
export const places = [
  {
    id: 'waitingList',
    path: '/waiting-list',
    icon: 'users',
    permission: 'waitingList.read',
    section: 'queues',
    load: async () => (await import('./waiting-list/WaitingListScreen.tsx')).WaitingListScreen,
  },
  {
    id: 'reviews',
    path: '/reviews',
    icon: 'file',
    permission: 'reviews.read',
    section: 'queues',
    load: async () => (await import('./reviews/ReviewsScreen.tsx')).ReviewsScreen,
  },
  {
    id: 'reviewCase',
    path: '/reviews/:id',
    icon: 'file',
    permission: 'reviews.read',
    section: null,
    load: async () => (await import('./reviews/CaseScreen.tsx')).CaseScreen,
  },
  {
    id: 'users',
    path: '/users',
    icon: 'user',
    permission: 'users.read',
    section: 'people',
    load: async () => (await import('./users/UsersScreen.tsx')).UsersScreen,
  },
  {
    id: 'user',
    path: '/users/:id',
    icon: 'user',
    permission: 'users.read',
    section: null,
    load: async () => (await import('./users/UserScreen.tsx')).UserScreen,
  },
  {
    id: 'flags',
    path: '/flags',
    icon: 'both-ways',
    permission: 'flags.read',
    section: 'controls',
    load: async () => (await import('./controls/FlagsScreen.tsx')).FlagsScreen,
  },
  {
    id: 'settings',
    path: '/settings',
    icon: 'settings',
    permission: 'settings.read',
    section: 'controls',
    load: async () => (await import('./controls/SettingsScreen.tsx')).SettingsScreen,
  },
  {
    id: 'audit',
    path: '/audit-log',
    icon: 'list',
    permission: 'audit.read',
    section: 'controls',
    load: async () => (await import('./audit/AuditScreen.tsx')).AuditScreen,
  },
  {
    id: 'demo',
    path: '/demo',
    icon: 'clock',
    permission: 'demo.use',
    section: 'controls',
    isDemoOnly: true,
    load: async () => (await import('./demo/DemoScreen.tsx')).DemoScreen,
  },
  {
    id: 'account',
    path: '/account',
    icon: 'lock',
    permission: 'own.account',
    section: 'you',
    load: async () => (await import('./account/AccountScreen.tsx')).AccountScreen,
  },
] as const satisfies readonly Place[]

export type PlaceId = (typeof places)[number]['id']
export const sections = ['queues', 'people', 'controls', 'you'] as const

/** What somebody with this role sees in the menu, in its order. */
export const placesOf = (role: AdminRole, isDemo: boolean): readonly (typeof places)[number][] =>
  places.filter((place: Place) => place.section !== null && adminMay(role, place.permission) && (isDemo || !place.isDemoOnly))

/** Where somebody with this role begins. */
export const firstPlaceOf = (role: AdminRole): string => placesOf(role, false)[0]?.path ?? '/account'
