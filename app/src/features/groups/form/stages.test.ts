import { expect, it } from 'vitest'
import { fieldAt, groupFields, stageOf } from './stages.ts'

it('fieldAt maps a problem of either switch to the choice that sets both', () => {
  expect(['isPrivate', 'isDiscoverable', 'interests.2', 'userName'].map(fieldAt)).toEqual(['way', 'way', 'interests', 'userName'])
})

it('stageOf finds the first stage with a problem', () => {
  expect(stageOf(['interests', 'name'])).toBe('DETAILS')
  expect(stageOf(['interests'])).toBe('INTERESTS')
  expect(stageOf(['colour'])).toBeNull()
  expect(groupFields.map((field) => stageOf([field]))).not.toContain(null)
})
