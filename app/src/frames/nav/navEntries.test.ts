import { describe, expect, it } from 'vitest'
import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { Path } from '#paths.ts'
import { isScreenPath } from '#places.ts'
import { navEntries, type NavState } from './navEntries.ts'

const everything = () => true
const states = (pathname: string, flags: Flags | null, hasScreen: (path: Path) => boolean = everything): Record<string, NavState> =>
  Object.fromEntries(navEntries(pathname, flags, hasScreen).map(({ id, state }) => [id, state]))
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

  it('say “soon” where there is no screen yet, whatever the flags are', () => {
    const onlyHome = (path: Path) => path === '/home'
    const soon = { home: 'on', groups: 'soon', discover: 'soon', wallet: 'soon' }
    expect(states('/home', null, onlyHome)).toEqual(soon)
    expect(states('/home', { program: true, payment: false }, onlyHome)).toEqual(soon)
  })

  it('never lead to a page that is missing', () => {
    const open = navEntries('/home', { program: true, payment: true }).filter(({ state }) => state === 'on')
    expect(open.filter(({ href }) => !isScreenPath(href))).toEqual([])
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
