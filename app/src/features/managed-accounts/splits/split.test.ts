import { expect, it } from 'vitest'
import { sidesOf, sorted, splitAddress, type Overview, type Split } from './split.ts'

const split = (id: string, status: Split['status']) => ({ id, status }) as Split
const account = { user: { id: 't' }, manager: { id: 'm' } } as Overview['account']

it('splitAddress is the address of one managed account', () => expect(splitAddress('a/b')).toBe('/settings/managed-accounts/a%2Fb/split'))

it('sidesOf says who the viewer is and who the other side is', () => {
  const of = (side: Overview['side']) => {
    const { own, other } = sidesOf({ side, account } as Overview)
    return [own.id, other.id]
  }
  expect([of('MANAGER'), of('TALENT')]).toEqual([
    ['m', 't'],
    ['t', 'm'],
  ])
})

it('sorted separates the proposal, the agreed splits and the closed ones', () => {
  const splits = [split('a', 'Agreed'), split('p', 'Proposed'), split('d', 'Declined'), split('w', 'Withdrawn'), split('e', 'Ended')]
  const { proposal, agreed, closed } = sorted({ splits })
  expect([proposal?.id, agreed.map(({ id }) => id), closed.map(({ id }) => id)]).toEqual(['p', ['a'], ['d', 'w', 'e']])
  expect(sorted({ splits: [] }).proposal).toBeNull()
})
