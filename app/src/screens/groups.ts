import { insightsMessages } from '#shared/insights/messages/catalogue.ts'
import { groupsMessages } from '#features/groups/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { sharedGroupsMessages } from '#shared/groups/messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import type { ScreenPath } from '#places.ts'
import type { Screen } from './screen.ts'

type GroupPath = Extract<ScreenPath, '/groups' | `/groups/${string}`>

/** Screens of groups: the list, the form, and a group's page for members and for everybody. */
export const groupScreens: Readonly<Record<GroupPath, Screen>> = {
  '/groups': {
    load: async () => {
      const [{ GroupsScreen }, { GroupsWaiting }] = await Promise.all([
        import('#features/groups/list/GroupsScreen.tsx'),
        import('#features/groups/list/GroupsWaiting.tsx'),
      ])
      return { Screen: GroupsScreen, Waiting: GroupsWaiting }
    },
    catalogues: [groupsMessages, sharedGroupsMessages, listMessages],
  },
  '/groups/create': {
    load: async () => {
      const [{ CreateGroupScreen }, { FormWaiting }] = await Promise.all([
        import('#features/groups/form/CreateGroupScreen.tsx'),
        import('#features/groups/form/FormWaiting.tsx'),
      ])
      return { Screen: CreateGroupScreen, Waiting: FormWaiting }
    },
    catalogues: [groupsMessages, sharedGroupsMessages, listMessages],
  },
  '/groups/edit/:groupId': {
    load: async () => {
      const [{ EditGroupScreen }, { FormWaiting }] = await Promise.all([
        import('#features/groups/form/EditGroupScreen.tsx'),
        import('#features/groups/form/FormWaiting.tsx'),
      ])
      return { Screen: EditGroupScreen, Waiting: FormWaiting }
    },
    catalogues: [groupsMessages, sharedGroupsMessages, listMessages],
  },
  '/groups/my/:groupId': {
    load: async () => (await import('#features/groups/page/GroupScreen.tsx')).groupScreen('members'),
    catalogues: [groupsMessages, sharedGroupsMessages, insightsMessages, listMessages, shareMessages],
  },
  '/groups/my/:groupId/stats': {
    load: async () => (await import('#features/groups/page/GroupScreen.tsx')).groupScreen('stats'),
    catalogues: [groupsMessages, sharedGroupsMessages, insightsMessages, listMessages, shareMessages],
  },
  '/groups/my/:groupId/pending-invites': {
    load: async () => (await import('#features/groups/page/GroupScreen.tsx')).groupScreen('pending-invites'),
    catalogues: [groupsMessages, sharedGroupsMessages, insightsMessages, listMessages, shareMessages],
  },
  '/groups/my/:groupId/requests': {
    load: async () => (await import('#features/groups/page/GroupScreen.tsx')).groupScreen('requests'),
    catalogues: [groupsMessages, sharedGroupsMessages, insightsMessages, listMessages, shareMessages],
  },
  '/groups/:groupUserName': {
    load: async () => (await import('#features/groups/page/PublicGroupScreen.tsx')).publicGroupScreen('members'),
    catalogues: [groupsMessages, sharedGroupsMessages, insightsMessages, listMessages, shareMessages],
  },
  '/groups/:groupUserName/stats': {
    load: async () => (await import('#features/groups/page/PublicGroupScreen.tsx')).publicGroupScreen('stats'),
    catalogues: [groupsMessages, sharedGroupsMessages, insightsMessages, listMessages, shareMessages],
  },
  '/groups/:groupUserName/pending-invites': {
    load: async () => (await import('#features/groups/page/PublicGroupScreen.tsx')).publicGroupScreen('pending-invites'),
    catalogues: [groupsMessages, sharedGroupsMessages, insightsMessages, listMessages, shareMessages],
  },
  '/groups/:groupUserName/requests': {
    load: async () => (await import('#features/groups/page/PublicGroupScreen.tsx')).publicGroupScreen('requests'),
    catalogues: [groupsMessages, sharedGroupsMessages, insightsMessages, listMessages, shareMessages],
  },
}
