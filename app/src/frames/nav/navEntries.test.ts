import { describe, expect, it } from 'vitest'
import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { Path } from '#paths.ts'
import { isScreenPath } from '#places.ts'
import { navEntries, type NavState } from './navEntries.ts'

const everything = () => true
const states = (pathname: string, flags: Flags | null, hasScreen: (path: Path) => boolean = everything): Record<string, NavState> =>
  Object.fromEntries(navEntries(pathname, flags, { hasScreen }).map(({ id, state }) => [id, state]))
const current = (pathname: string) =>
  navEntries(pathname, { program: true, payment: true })
    .filter(({ isCurrent }) => isCurrent)
    .map(({ id }) => id)

describe('the entries of the top bar', () => {
  it('are Home, Groups, Discover and Wallet, in this order', () => {
    expect(navEntries('/', null).map(({ href }) => href)).toEqual(['/home', '/groups', '/discover', '/wallet'])
  })

  it('include a brand’s own programs after Home, and mark them as current instead of Discover', () => {
    const flags = { program: true, payment: true }
    expect(navEntries('/', flags, { isBrand: true }).map(({ href }) => href)).toEqual([
      '/home',
      '/my-programs',
      '/groups',
      '/discover',
      '/wallet',
    ])
    const marked = (pathname: string) =>
      navEntries(pathname, flags, { isBrand: true }).flatMap(({ id, isCurrent }) => (isCurrent ? [id] : []))
    for (const own of ['/my-programs', '/program/1/overview', '/programs/create/budget']) expect(marked(own)).toEqual(['myPrograms'])
    expect(marked('/discover')).toEqual(['discover'])
    const closed = navEntries('/', { program: false, payment: true }, { isBrand: true })
    expect(closed.find(({ id }) => id === 'myPrograms')?.state).toBe('off')
  })

  it.each([
    [{ program: true, payment: true }, 'on', 'on'],
    [{ program: true, payment: false }, 'on', 'off'],
    [{ program: false, payment: true }, 'off', 'on'],
    [{ program: false, payment: false }, 'off', 'off'],
  ] as const)('include Discover and Wallet, which depend only on their own flags (%o)', (flags, discover, wallet) => {
    expect(states('/home', flags)).toEqual({ home: 'on', groups: 'on', discover, wallet })
  })

  it('include Discover and Wallet as “loading” while the flags load', () => {
    expect(states('/home', null)).toEqual({ home: 'on', groups: 'on', discover: 'loading', wallet: 'loading' })
  })

  it('are “soon” without a screen, for any flags', () => {
    const onlyHome = (path: Path) => path === '/home'
    const soon = { home: 'on', groups: 'soon', discover: 'soon', wallet: 'soon' }
    expect(states('/home', null, onlyHome)).toEqual(soon)
    expect(states('/home', { program: true, payment: false }, onlyHome)).toEqual(soon)
  })

  it('never link to a page that does not exist', () => {
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
  ])('mark the entry of %s as current', (pathname, ids) => {
    expect(current(pathname)).toEqual(ids)
  })
})
