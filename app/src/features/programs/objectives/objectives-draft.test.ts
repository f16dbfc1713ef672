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

describe('objectives draft', () => {
  it('converts saved data to a draft and back unchanged', () => {
    expect(objectivesInputOf(objectivesDraftOf(saved, 'first'))).toEqual(saved)
  })

  it('has one empty milestone if nothing valid was saved', () => {
    expect(objectivesDraftOf(null, 'first').milestones).toEqual([emptyMilestone('first')])
    expect(objectivesDraftOf({ milestones: 'no list' }, 'first').milestones).toEqual([emptyMilestone('first')])
  })

  it('restores an incomplete draft', () => {
    const left = { ...objectivesDraftOf(saved, 'first'), trackingUrl: 'https://', milestones: [{ ...emptyMilestone('a'), target: '٢٥' }] }
    const stored: unknown = JSON.parse(JSON.stringify({ ...objectivesInputOf(left), milestones: [{ id: 'a', target: '٢٥' }] }))
    expect(objectivesDraftOf(stored, 'first')).toEqual(left)
  })

  it('keeps the typed rewards of both kinds, and sends only the reward of the selected kind', () => {
    const [cash] = objectivesDraftOf(saved, 'first').milestones
    const switched = {
      ...objectivesDraftOf(saved, 'first'),
      milestones: [{ ...cash!, rewardType: 'EXPERIENCE' as const, title: ' Dinner ' }],
    }
    expect(objectivesInputOf(switched).milestones).toEqual([{ id: 'a', target: 25, rewardType: 'EXPERIENCE', title: 'Dinner' }])
    expect(switched.milestones[0]?.amount.halalas).toBe(20_000)
  })

  it('omits unreadable values, so that the rules report their fields', () => {
    const draft = { ...objectivesDraftOf(null, 'first') }
    expect(objectivesInputOf(draft)).toEqual({ trackingUrl: '', milestones: [{ id: 'first', rewardType: 'CASH' }] })
  })
})

describe('fieldAt', () => {
  const milestones = [{ id: 'a' }, { id: 'b' }]
  it('finds a milestone’s field by its id and not by its position, with or without the prefix `data.`', () => {
    expect(fieldAt('milestones.1.target', milestones)).toBe(milestoneField('b', 'target'))
    expect(fieldAt('data.milestones.0.amount', milestones)).toBe(milestoneField('a', 'amount'))
    expect(fieldAt('milestones.0', milestones)).toBe(milestoneField('a', 'target'))
  })
  it('returns other paths without the prefix `data.`', () => {
    expect(fieldAt('data.trackingUrl', milestones)).toBe('trackingUrl')
    expect(fieldAt('milestones', milestones)).toBe('milestones')
    expect(fieldAt('milestones.7.target', milestones)).toBe('milestones')
  })
})
