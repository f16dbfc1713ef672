import { describe, expect, it } from 'vitest'
import { brandTasks } from './brand-tasks.ts'

const running = { coverImage: null, status: 'Active' as const, holdCause: null, applicantsCount: 0 }
const published = [
  { ...running, id: 'a', name: 'A', applicantsCount: 2 },
  { ...running, id: 'b', name: 'B', status: 'OnHold' as const, holdCause: 'BUDGET' as const, applicantsCount: 9 },
  { ...running, id: 'c', name: 'C', status: 'OnHold' as const, holdCause: 'OWNER' as const },
  { ...running, id: 'd', name: 'D', applicantsCount: null },
]
const draft = (id: string) => ({
  id,
  name: id,
  coverImage: null,
  completedSteps: [{ type: 'PROGRAM_DETAILS' as const }, { type: 'SHAREABLE_CONTENT' as const }, { type: 'LEARNING_CONTENT' as const }],
})
const shown = (tasks: ReturnType<typeof brandTasks>) => tasks.map(({ kind, program }) => `${kind} ${program.id}`)

describe('brandTasks', () => {
  it('returns programs with applicants first (most applicants first), then exhausted budgets, then drafts', () => {
    expect(shown(brandTasks({ published, drafts: [draft('e')] }))).toEqual(['applicants b', 'applicants a', 'budget b', 'draft e'])
  })

  it('counts the steps of a draft as the wizard does: both content steps count as one of eight', () => {
    expect(brandTasks({ published: [], drafts: [draft('e')] })[0]).toMatchObject({ done: 2, all: 8 })
  })

  it('returns at most six tasks, and none if nothing is open', () => {
    expect(brandTasks({ published, drafts: ['e', 'f', 'g', 'h'].map(draft) })).toHaveLength(6)
    expect(brandTasks({ published: published.slice(2), drafts: [] })).toEqual([])
  })
})
