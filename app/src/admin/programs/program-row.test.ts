import { expect, it } from 'vitest'
import { actionsOf } from './program-row.ts'

it('actionsOf returns only the actions that the server allows, the mildest first', () => {
  expect(actionsOf({ allowed: ['Retired', 'OnHold'] })).toEqual(['OnHold', 'Retired'])
  expect(actionsOf({ allowed: ['Draft', 'Soon'] })).toEqual([])
})
