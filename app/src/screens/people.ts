import { peopleMessages } from '#features/people/messages/catalogue.ts'
import { exploreMessages } from '#shared/explore/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import type { ScreenPath } from '#places.ts'
import type { Screen } from './screen.ts'

/** Screen of the directory of people. */
export const peopleScreens: Readonly<Record<Extract<ScreenPath, '/discover/people'>, Screen>> = {
  '/discover/people': {
    load: async () => {
      const [{ DirectoryScreen }, { DirectoryWaiting }] = await Promise.all([
        import('#features/people/directory/DirectoryScreen.tsx'),
        import('#features/people/directory/DirectoryWaiting.tsx'),
      ])
      return { Screen: DirectoryScreen, Waiting: DirectoryWaiting }
    },
    catalogues: [peopleMessages, exploreMessages, listMessages],
  },
}
