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

describe('tasks of a brand', () => {
  it('are applicants, the most first, then spent budgets, then drafts', () => {
    expect(shown(brandTasks({ published, drafts: [draft('e')] }))).toEqual(['applicants b', 'applicants a', 'budget b', 'draft e'])
  })

  it('count the steps of a draft as the wizard does: content is one of eight', () => {
    expect(brandTasks({ published: [], drafts: [draft('e')] })[0]).toMatchObject({ done: 2, all: 8 })
  })

  it('are at most six, or none', () => {
    expect(brandTasks({ published, drafts: ['e', 'f', 'g', 'h'].map(draft) })).toHaveLength(6)
    expect(brandTasks({ published: published.slice(2), drafts: [] })).toEqual([])
  })
})
