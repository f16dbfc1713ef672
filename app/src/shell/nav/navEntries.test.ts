import { describe, expect, it } from 'vitest'
import { navEntries, type NavState } from './navEntries.ts'

const states = (...args: Parameters<typeof navEntries>): Record<string, NavState> =>
  Object.fromEntries(navEntries(...args).map(({ id, state }) => [id, state]))
const current = (pathname: string) =>
  navEntries(pathname, { program: true, payment: true })
    .filter(({ isCurrent }) => isCurrent)
    .map(({ id }) => id)

describe('the entries of the top bar', () => {
  it('lead to Home, Groups, Discover and Wallet, in this order', () => {
    expect(navEntries('/', null).map(({ href }) => href)).toEqual(['/home', '/groups', '/discover', '/wallet'])
  })

  it.each([
    [{ program: true, payment: true }, 'on', 'on'],
    [{ program: true, payment: false }, 'on', 'off'],
    [{ program: false, payment: true }, 'off', 'on'],
    [{ program: false, payment: false }, 'off', 'off'],
  ] as const)('open Discover and Wallet by their flags alone (%o)', (flags, discover, wallet) => {
    expect(states('/home', flags)).toEqual({ home: 'on', groups: 'on', discover, wallet })
  })

  it('neither open nor close them while the flags load', () => {
    expect(states('/home', null)).toEqual({ home: 'on', groups: 'on', discover: 'loading', wallet: 'loading' })
  })

  it.each([
    ['/home', ['home']],
    ['/groups/my/1/stats', ['groups']],
    ['/discover', ['discover']],
    ['/programs/create/budget', ['discover']],
    ['/program/1/overview', ['discover']],
    ['/my-programs', ['discover']],
    ['/wallet', ['wallet']],
    ['/groupsomething', []],
    ['/profile', []],
    ['/', []],
  ])('mark where %s belongs', (pathname, ids) => {
    expect(current(pathname)).toEqual(ids)
  })
})
