import type { ProgramStatus } from '../types.ts'
import type { ProgramViewer } from './viewer.ts'

/** The tabs of a program's page, as in their addresses, in their order (S2 §2). */
export const programTabs = [
  'overview',
  // This tab is second, so that a phone shows it without scrolling: participants open the page for it.
  'my-performance',
  'shareable-content',
  'catalogue',
  'learning-content',
  'performance',
  'applicants',
  'participants',
  'results',
] as const
export type ProgramTab = (typeof programTabs)[number]

/** Actions on a page. Which status a program may move to is decided by the status machine (L-01). */
export const programActions = ['join', 'shareLink', 'answerRequests', 'edit', 'continueDraft', 'deleteDraft'] as const
export type ProgramAction = (typeof programActions)[number]

type PageAccess = { readonly tabs: readonly ProgramTab[]; readonly actions: readonly ProgramAction[] }

const read = ['overview', 'shareable-content', 'catalogue', 'learning-content'] as const satisfies readonly ProgramTab[]
const owned = [...read, 'performance', 'applicants', 'participants', 'results'] as const satisfies readonly ProgramTab[]
const joined = ['overview', 'my-performance', 'shareable-content', 'catalogue', 'learning-content'] as const satisfies readonly ProgramTab[]

/** Tabs of a listed program that everybody may open, signed in or not (Y-27): one page contains both. */
export const publicTabs = ['overview', 'catalogue'] as const satisfies readonly ProgramTab[]

const reading = { tabs: read, actions: [] } as const
const inviting = { tabs: read, actions: ['join'] } as const
/** A signed-out reader may open listed programs only, which `decidePublicReading` checks. */
const listed = { tabs: publicTabs, actions: [] } as const
const participating = { tabs: joined, actions: ['shareLink'] } as const
const managing = { tabs: owned, actions: ['answerRequests', 'edit'] } as const

/**
 * Tabs and actions by viewer and status (M-10, M-11, L-02, K-27); null if the program is reported as not found. `join` is offered in Soon
 * only if the program is listed (`isAcceptingRequests`). Sharing a link is always offered, because links always redirect.
 */
const pageAccess: Readonly<Record<ProgramViewer, Readonly<Record<ProgramStatus, PageAccess | null>>>> = {
  OWNER: {
    Draft: { tabs: owned, actions: ['edit', 'continueDraft', 'deleteDraft'] },
    Soon: managing,
    Active: managing,
    OnHold: managing,
    Retired: { tabs: owned, actions: [] },
  },
  PARTICIPANT: { Draft: null, Soon: participating, Active: participating, OnHold: participating, Retired: participating },
  APPLICANT: { Draft: null, Soon: reading, Active: reading, OnHold: reading, Retired: reading },
  VISITOR: { Draft: null, Soon: inviting, Active: inviting, OnHold: reading, Retired: reading },
  STRANGER: { Draft: null, Soon: listed, Active: listed, OnHold: null, Retired: null },
}

export const tabsFor = (viewer: ProgramViewer, status: ProgramStatus): readonly ProgramTab[] => pageAccess[viewer][status]?.tabs ?? []

export const mayOpen = (viewer: ProgramViewer, status: ProgramStatus, tab: ProgramTab): boolean => tabsFor(viewer, status).includes(tab)

export const mayDo = (viewer: ProgramViewer, status: ProgramStatus, action: ProgramAction): boolean =>
  pageAccess[viewer][status]?.actions.includes(action) ?? false
