import { expect, it } from 'vitest'
import { fieldsOfStep } from './step-fields.ts'

it('shows a problem inside the data of a step at the field it names', () => {
  const { fields, at } = fieldsOfStep({ fields: ['interests'] })
  expect(fields).toEqual(['interests', 'data.interests'])
  expect([at?.('data.interests'), at?.('interests')]).toEqual(['interests', 'interests'])
})

it('keeps the mapping of fields that have several paths', () => {
  const { at } = fieldsOfStep({ fields: ['platforms'], at: (path) => path.split('.')[0] ?? path })
  expect(at?.('data.platforms.2.platform')).toBe('platforms')
})
