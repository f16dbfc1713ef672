import { expect, it } from 'vitest'
import { fieldsOfStep } from './step-fields.ts'

it('fieldsOfStep maps the path of a problem to the step’s field, with or without the prefix `data.`', () => {
  const { fields, at } = fieldsOfStep({ fields: ['interests'] })
  expect(fields).toEqual(['interests', 'data.interests'])
  expect([at?.('data.interests'), at?.('interests')]).toEqual(['interests', 'interests'])
})

it('fieldsOfStep also applies the step’s own mapping of paths to fields', () => {
  const { at } = fieldsOfStep({ fields: ['platforms'], at: (path) => path.split('.')[0] ?? path })
  expect(at?.('data.platforms.2.platform')).toBe('platforms')
})
