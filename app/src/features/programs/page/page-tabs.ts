import { tabsFor, type ProgramTab } from '@wasla/contract/programs/page/access.ts'
import type { ProgramViewerRole } from '@wasla/contract/generated/user-types.ts'
import { eventOf } from '@wasla/contract/tracking/events.ts'
import type { ObjectiveType, ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { Path } from '#paths.ts'
import { isScreenPath } from '#places.ts'

const pathOf = (tab: ProgramTab) => `/program/:programId/${tab}` as const satisfies Path

/**
 * Returns the tabs that a viewer's role has and that have a screen (M-10). Omits the tab of waiting results if the program only counts
 * clicks, because clicks never wait (Y-01).
 */
export const shownTabs = (
  role: ProgramViewerRole,
  { status, objectiveType }: { status: ProgramStatus; objectiveType: ObjectiveType | null },
  hasScreen: (path: Path) => boolean = isScreenPath,
): ProgramTab[] => tabsFor(role, status).filter((tab) => hasScreen(pathOf(tab)) && (tab !== 'results' || eventOf(objectiveType) !== null))
