import { expect, it } from 'vitest'
import { fieldsOfStep } from './step-fields.ts'

it('a refusal inside the data of a step is shown at the field it names', () => {
  const { fields, at } = fieldsOfStep({ fields: ['interests'] })
  expect(fields).toEqual(['interests', 'data.interests'])
  expect([at?.('data.interests'), at?.('interests')]).toEqual(['interests', 'interests'])
})

it('fields that stand for several paths stay what they are', () => {
  const { at } = fieldsOfStep({ fields: ['platforms'], at: (path) => path.split('.')[0] ?? path })
  expect(at?.('data.platforms.2.platform')).toBe('platforms')
})
