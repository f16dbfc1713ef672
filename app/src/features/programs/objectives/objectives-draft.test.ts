import { describe, expect, it } from 'vitest'
import { emptyMilestone, fieldAt, milestoneField, objectivesDraftOf, objectivesInputOf } from './objectives-draft.ts'

const saved = {
  objectiveType: 'SALES',
  trackingUrl: 'https://nabt.example/morning',
  milestones: [
    { id: 'a', target: 25, rewardType: 'CASH', amount: 20_000 },
    { id: 'b', target: 75, rewardType: 'EXPERIENCE', title: 'Tasting for two', details: 'On a Friday' },
  ],
}

describe('the form of the objectives', () => {
  it('sends what was saved back unchanged', () => {
    expect(objectivesInputOf(objectivesDraftOf(saved, 'first'))).toEqual(saved)
  })

  it('begins with one empty milestone where nothing was saved', () => {
    expect(objectivesDraftOf(null, 'first').milestones).toEqual([emptyMilestone('first')])
    expect(objectivesDraftOf({ milestones: 'no list' }, 'first').milestones).toEqual([emptyMilestone('first')])
  })

  it('is the same again after it was stored half filled in', () => {
    const left = { ...objectivesDraftOf(saved, 'first'), trackingUrl: 'https://', milestones: [{ ...emptyMilestone('a'), target: '٢٥' }] }
    const stored: unknown = JSON.parse(JSON.stringify({ ...objectivesInputOf(left), milestones: [{ id: 'a', target: '٢٥' }] }))
    expect(objectivesDraftOf(stored, 'first')).toEqual(left)
  })

  it('keeps the reward of the other kind while one switches between them, and sends the chosen one alone', () => {
    const [cash] = objectivesDraftOf(saved, 'first').milestones
    const switched = {
      ...objectivesDraftOf(saved, 'first'),
      milestones: [{ ...cash!, rewardType: 'EXPERIENCE' as const, title: ' Dinner ' }],
    }
    expect(objectivesInputOf(switched).milestones).toEqual([{ id: 'a', target: 25, rewardType: 'EXPERIENCE', title: 'Dinner' }])
    expect(switched.milestones[0]?.amount.halalas).toBe(20_000)
  })

  it('leaves out what cannot be read, so that the rules name its field', () => {
    const draft = { ...objectivesDraftOf(null, 'first') }
    expect(objectivesInputOf(draft)).toEqual({ trackingUrl: '', milestones: [{ id: 'first', rewardType: 'CASH' }] })
  })
})

describe('where a problem is shown', () => {
  const milestones = [{ id: 'a' }, { id: 'b' }]
  it('goes by the milestone and not by its place, with or without the name of the input before it', () => {
    expect(fieldAt('milestones.1.target', milestones)).toBe(milestoneField('b', 'target'))
    expect(fieldAt('data.milestones.0.amount', milestones)).toBe(milestoneField('a', 'amount'))
    expect(fieldAt('milestones.0', milestones)).toBe(milestoneField('a', 'target'))
  })
  it('leaves other paths as they are', () => {
    expect(fieldAt('data.trackingUrl', milestones)).toBe('trackingUrl')
    expect(fieldAt('milestones', milestones)).toBe('milestones')
    expect(fieldAt('milestones.7.target', milestones)).toBe('milestones')
  })
})
