import { expect, it } from 'vitest'
import { objectiveTypes } from '@wasla/contract/programs/types.ts'
import { columnsOf } from './columns.ts'

it('columnsOf returns orders and revenue for sales, results for other objectives, and only clicks for traffic', () => {
  expect(objectiveTypes.map((objective) => [objective, columnsOf(objective).look])).toEqual([
    ['TRAFFIC', 'traffic'],
    ['LEAD_GENERATION', 'counted'],
    ['DOWNLOADS', 'counted'],
    ['SIGN_UP', 'counted'],
    ['SALES', 'sales'],
  ])
  expect(objectiveTypes.filter((objective) => columnsOf(objective).hasRevenue)).toEqual(['SALES'])
  expect(columnsOf(null).results).toBeNull()
})
