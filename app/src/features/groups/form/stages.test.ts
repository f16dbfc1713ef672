import { expect, it } from 'vitest'
import { fieldAt, groupFields, stageOf } from './stages.ts'

it('shows what is wrong with a switch at the one choice that it is part of', () => {
  expect(['isPrivate', 'isDiscoverable', 'interests.2', 'userName'].map(fieldAt)).toEqual(['way', 'way', 'interests', 'userName'])
})

it('leads to the first stage in which something is wrong', () => {
  expect(stageOf(['interests', 'name'])).toBe('DETAILS')
  expect(stageOf(['interests'])).toBe('INTERESTS')
  expect(stageOf(['colour'])).toBeNull()
  expect(groupFields.map((field) => stageOf([field]))).not.toContain(null)
})
