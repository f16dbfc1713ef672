import { expect, it } from 'vitest'
import { topUp } from '../testing/examples.ts'
import { programsIn, withProgramNames } from './program-names.ts'
import { transactionRows } from './rows.ts'

it('withProgramNames adds program names only to transactions that belong to a program', () => {
  const earned = (id: string, programId: string) => transactionRows({ change: 'rewardEarned', id, programId, amount: 1, at: 0 })
  const rows = [...earned('a', 'cup'), ...transactionRows({ change: 'topUp', topUp }), ...earned('b', 'cup'), ...earned('c', 'gone')]
  expect(programsIn(rows)).toEqual(['cup', 'gone'])
  const names = new Map([
    ['cup', 'The morning cup'],
    [topUp.id, 'never'],
  ])
  expect(withProgramNames(rows, names).map(({ metadata }) => metadata.programName)).toEqual([
    'The morning cup',
    undefined,
    'The morning cup',
    undefined,
  ])
})
