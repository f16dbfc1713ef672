import { describe, expect, it } from 'vitest'
import { programStatuses, type ProgramStatus } from '../types.ts'
import { mayDo, mayOpen, programActions, programTabs, tabsFor, type ProgramAction, type ProgramTab } from './access.ts'
import { programViewers, roleIn, viewerOf, type ProgramViewer } from './viewer.ts'

const published = programStatuses.filter((status) => status !== 'Draft')

/** The table of M-10 and M-11. For each tab and action, it lists the viewers who get it, and the statuses in which they do. */
const openTo: Readonly<Record<ProgramTab, Partial<Record<ProgramViewer, readonly ProgramStatus[]>>>> = (() => {
  const everybody = { OWNER: programStatuses, PARTICIPANT: published, APPLICANT: published, VISITOR: published }
  const owner = { OWNER: programStatuses }
  /** Signed-out readers open the tab of a listed program (Y-27). */
  const strangersToo = { ...everybody, STRANGER: ['Soon', 'Active'] as const }
  return {
    overview: strangersToo,
    'shareable-content': everybody,
    catalogue: strangersToo,
    'learning-content': everybody,
    applicants: owner,
    participants: owner,
    performance: owner,
    results: owner,
    'my-performance': { PARTICIPANT: published },
  }
})()
const offeredTo: Readonly<Record<ProgramAction, Partial<Record<ProgramViewer, readonly ProgramStatus[]>>>> = {
  join: { VISITOR: ['Soon', 'Active'] },
  shareLink: { PARTICIPANT: published },
  answerRequests: { OWNER: ['Soon', 'Active', 'OnHold'] },
  edit: { OWNER: ['Draft', 'Soon', 'Active', 'OnHold'] },
  continueDraft: { OWNER: ['Draft'] },
  deleteDraft: { OWNER: ['Draft'] },
}

const everyView = programViewers.flatMap((viewer) => programStatuses.map((status) => [viewer, status] as const))

describe('the page of a program', () => {
  it.each(everyView)('opens for %s, in status %s, exactly the tabs of M-10', (viewer, status) => {
    for (const tab of programTabs)
      expect([tab, mayOpen(viewer, status, tab)]).toEqual([tab, openTo[tab][viewer]?.includes(status) ?? false])
  })

  it.each(everyView)('offers %s, in status %s, exactly the actions of M-11', (viewer, status) => {
    for (const action of programActions)
      expect([action, mayDo(viewer, status, action)]).toEqual([action, offeredTo[action][viewer]?.includes(status) ?? false])
  })

  it('has the same order of tabs for every viewer', () => {
    for (const [viewer, status] of everyView) {
      const shown = tabsFor(viewer, status)
      expect(shown).toEqual(programTabs.filter((tab) => shown.includes(tab)))
    }
  })
})

describe('the role of a reader in a program', () => {
  it.each([
    ['owner', null, 'OWNER'],
    ['other', null, 'VISITOR'],
    ['other', 'Pending', 'APPLICANT'],
    ['other', 'Rejected', 'APPLICANT'],
    ['other', 'Accepted', 'PARTICIPANT'],
  ] as const)('of %s with request %s is %s', (profileId, status, role) => {
    expect(roleIn({ profileId: 'owner' }, profileId, status && { status })).toBe(role)
    expect(viewerOf({ profileId: 'owner' }, profileId, status && { status })).toBe(role)
  })

  it('is STRANGER if signed out', () => expect(viewerOf({ profileId: 'owner' }, null, null)).toBe('STRANGER'))
})
