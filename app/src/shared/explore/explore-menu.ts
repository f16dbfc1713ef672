import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { Path } from '#paths.ts'
import { isScreenPath } from '#places.ts'

const exploreEntries = ['discover', 'people', 'groups', 'programs', 'experiences'] as const
export type ExploreEntry = (typeof exploreEntries)[number]

type Entry = { id: ExploreEntry; icon: IconName; href: string; isSoon: boolean }

const discoverPath = '/discover' satisfies Path
const myProgramsPath = '/my-programs' satisfies Path

const peoplePath = '/discover/people' satisfies Path

/** Path of the list of groups that the user joined (H-07). */
const groupsPath = '/groups' satisfies Path
const groupsAddress = `${groupsPath}?type=JOINED`

/** Returns the side menu of Discover, People and My programs (S2 §2). Entries that are not built yet come last. */
export const exploreMenu = (hasScreen: (path: Path) => boolean = isScreenPath): readonly Entry[] => [
  { id: 'discover', icon: 'compass', href: discoverPath, isSoon: !hasScreen(discoverPath) },
  { id: 'people', icon: 'user', href: peoplePath, isSoon: !hasScreen(peoplePath) },
  { id: 'groups', icon: 'users', href: groupsAddress, isSoon: !hasScreen(groupsPath) },
  { id: 'programs', icon: 'megaphone', href: myProgramsPath, isSoon: !hasScreen(myProgramsPath) },
  { id: 'experiences', icon: 'ticket', href: '', isSoon: true },
]
