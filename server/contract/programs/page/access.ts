import type { ProgramStatus } from '../types.ts'
import type { ProgramViewer } from './viewer.ts'

/** The tabs of a program's page, as their addresses spell them, in their order (S2 §2). */
export const programTabs = [
  'overview',
  // What one has joined for stands second: on a phone it is in sight.
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

/** What a page offers to do, beside reading it; which status a program may move to is its status machine's to say (L-01). */
export const programActions = ['join', 'shareLink', 'answerRequests', 'edit', 'continueDraft', 'deleteDraft'] as const
export type ProgramAction = (typeof programActions)[number]

export type PageAccess = { readonly tabs: readonly ProgramTab[]; readonly actions: readonly ProgramAction[] }

const read = ['overview', 'shareable-content', 'catalogue', 'learning-content'] as const satisfies readonly ProgramTab[]
const owned = [...read, 'performance', 'applicants', 'participants', 'results'] as const satisfies readonly ProgramTab[]
const joined = ['overview', 'my-performance', 'shareable-content', 'catalogue', 'learning-content'] as const satisfies readonly ProgramTab[]

/** Tabs that anybody may open of a listed program, signed in or not (Y-27): one page holds both. */
export const publicTabs = ['overview', 'catalogue'] as const satisfies readonly ProgramTab[]

const reading = { tabs: read, actions: [] } as const
const inviting = { tabs: read, actions: ['join'] } as const
/** Only while it is listed, which `decidePublicReading` adds. */
const listed = { tabs: publicTabs, actions: [] } as const
const participating = { tabs: joined, actions: ['shareLink'] } as const
const managing = { tabs: owned, actions: ['answerRequests', 'edit'] } as const

/**
 * Who sees which tab of a program and may do what there, by its status (M-10, M-11, L-02, K-27); null where it is answered like one that
 * does not exist. `join` is offered in Soon only once the program is listed (`isAcceptingRequests`). A link is shared as long as it
 * redirects, which is always.
 */
export const pageAccess: Readonly<Record<ProgramViewer, Readonly<Record<ProgramStatus, PageAccess | null>>>> = {
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
