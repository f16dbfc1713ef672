import { describe, expect, test } from 'vitest'
import { allOff, type Flags } from '@wasla/contract/flags/flags.ts'
import type { ProfileState } from '@wasla/contract/profiles/states.ts'
import { safePath } from '@wasla/contract/platform/safe-path.ts'
import { profileTypes, type ProfileType } from '@wasla/contract/profiles/types.ts'
import type { FlagState } from '#flags/flag-store.ts'
import { guards, paths, type Path } from '#paths.ts'
import { decide, placeOf, type Decision, type Guard } from './guards.ts'
import { returnPathOf } from './safe-path.ts'
import type { Viewer } from './viewer.ts'

const on: Flags = { program: true, payment: true }
const flagStates: Record<string, FlagState> = {
  on: { status: 'known', flags: on },
  off: { status: 'known', flags: allOff },
  'program only': { status: 'known', flags: { program: true, payment: false } },
  'payment only': { status: 'known', flags: { program: false, payment: true } },
  loading: { status: 'loading' },
}

const states = Object.keys(placeOf) as ProfileState[]
const signedIn = (type: ProfileType, state: ProfileState): Viewer => ({
  kind: 'signedIn',
  type,
  state,
  profileId: 'p',
  userName: null,
  language: 'en',
})
const viewers: Record<string, Viewer> = {
  'signed out': { kind: 'signedOut', reason: null },
  'signed out by hand': { kind: 'signedOut', reason: 'signedOut' },
  'session expired': { kind: 'signedOut', reason: 'expired' },
  loading: { kind: 'loading' },
  ...Object.fromEntries(profileTypes.flatMap((type) => states.map((state) => [`${type} ${state}`, signedIn(type, state)]))),
}

const example = (path: string) =>
  path
    .replace(':userType', 'brand')
    .replace(':userName', 'nabt')
    .replace(':groupUserName', 'riyadh_food')
    .replace(':groupId', 'g1')
    .replace(':programId', 'p1')
const exampleParams = { userType: 'brand', userName: 'nabt', groupUserName: 'riyadh_food', groupId: 'g1', programId: 'p1' }

const ask = (path: Path, viewer: Viewer, flags: FlagState, more: { params?: Record<string, string>; returnTo?: string } = {}) =>
  decide({
    guard: guards[path],
    requested: example(path),
    params: more.params ?? exampleParams,
    viewer,
    flags,
    returnTo: more.returnTo ?? null,
  })

const everything = paths.flatMap((path) =>
  Object.keys(viewers).flatMap((viewer) => Object.keys(flagStates).map((flags) => [path, viewer, flags] as const)),
)
const of = <T>(record: Record<string, T>, name: string): T => {
  const found = record[name]
  if (found === undefined) throw new Error(`There is no ${name}`)
  return found
}

/** Returns the decision that the specifications demand. Written independently of `decide`. */
function expected(path: Path, viewerName: string, flagsName: string): Decision {
  const guard: Guard = guards[path]
  const viewer = of(viewers, viewerName)
  const flags = of(flagStates, flagsName)
  const to = (place: string): Decision => ({ kind: 'redirect', to: place })
  const flag = (key: 'program' | 'payment'): Decision | null =>
    flags.status === 'loading' ? { kind: 'wait' } : flags.flags[key] ? null : to('/home')
  const render: Decision = { kind: 'render' }

  if (path === '/terms' || path === '/privacy' || path === '/v/:number' || path === '/proposal/:address') return render
  if (path.startsWith('/groups/:')) return render
  if (guard.kind === 'publicProfile') {
    const tab = path.split('/')[2]
    return tab === 'managed-talents' || tab === 'rate-card' ? to('/profile/brand/nabt') : render
  }
  if (viewer.kind === 'loading') return { kind: 'wait' }
  const isEntry = path === '/' || path === '/sign-up' || path === '/verify-otp'
  if (viewer.kind === 'signedOut') {
    if (isEntry || path === '/program/:programId/overview' || path === '/program/:programId/catalogue') return render
    return to(viewer.reason === 'signedOut' || path === '/home' ? '/' : `/?returnTo=${encodeURIComponent(example(path))}`)
  }
  const { state, type } = viewer
  const place = of(placeOf, state)
  const isAllowed = ['Active', 'AdminVerifying', 'IdentityVerifying', 'Rejected'].includes(state)
  if (isEntry) return to(place)
  if (path === '/settings/my-data' && state === 'Inactive') return render
  if (path === '/onboard' || path === '/individual-account') return state === 'Onboarding/SelectAccountType' ? render : to(place)
  if (path === '/business-account') return state === 'Onboarding/SelectAccountType' || isAllowed ? render : to(place)
  if (path === '/join-waiting-list') return place === '/join-waiting-list' ? render : to(place)
  if (!isAllowed) return to(place)
  if (path.startsWith('/programs/create/')) {
    const closed = flag('program')
    if (closed) return closed
    if (type !== 'BRAND') return to('/discover')
    return state === 'Active' || state === 'AdminVerifying' ? render : to(place)
  }
  if (path === '/under-review' && type !== 'AGENCY' && type !== 'BRAND') return to('/home')
  if (path === '/verify-identity' && (type === 'AGENCY' || type === 'BRAND')) return to('/home')
  if (path === '/profile/managed-talents' && type !== 'AGENT' && type !== 'AGENCY') return to('/profile')
  if (path.startsWith('/settings/managed-accounts') && type === 'BRAND') return to('/settings/profile')
  if (path === '/settings/proposals' && type !== 'AGENT' && type !== 'AGENCY') return to('/settings/profile')
  if ((path === '/settings/licence' || path === '/settings/media-kits') && type !== 'INFLUENCER' && type !== 'AGENT')
    return to('/settings/profile')
  if (path === '/settings/shops' && type !== 'BRAND') return to('/settings/profile')
  if (path.startsWith('/settings/webhooks') && type !== 'BRAND') return to('/settings/profile')
  if (path === '/profile/rate-card' && (type === 'BRAND' || type === 'AGENCY')) return to('/profile')
  if (path === '/settings/accounts-rates/build-rate-card' && (type === 'BRAND' || type === 'AGENCY')) return to('/settings/accounts-rates')
  if (path === '/profile/programs' && type !== 'BRAND') return to('/profile')
  if (path === '/wallet') return flag('payment') ?? render
  if (path === '/discover' || path === '/my-programs' || path.startsWith('/program/')) return flag('program') ?? render
  return render
}

describe('every path for every kind of viewer', () => {
  test('is decided as the specifications say', () => {
    const wrong = everything.flatMap(([path, viewer, flags]) => {
      const got = ask(path, of(viewers, viewer), of(flagStates, flags))
      const want = expected(path, viewer, flags)
      return JSON.stringify(got) === JSON.stringify(want) ? [] : [{ path, viewer, flags, got, want }]
    })
    expect(wrong).toEqual([])
    expect(everything.length).toBeGreaterThan(10_000)
  })

  test('ends at a page, because no redirects form a loop', () => {
    const byExample = new Map<string, Path>(paths.map((path) => [example(path), path]))
    const circles = everything.flatMap(([start, viewer, flags]) => {
      let path: Path | undefined = start
      let returnTo: string | undefined
      for (let hops = 0; hops < 4; hops += 1) {
        const decision: Decision = path
          ? ask(path, of(viewers, viewer), of(flagStates, flags), returnTo ? { returnTo } : {})
          : { kind: 'notFound' }
        if (decision.kind !== 'redirect') return decision.kind === 'notFound' ? [`${start} ${viewer} ${flags} leads nowhere`] : []
        const [pathname = '', search = ''] = decision.to.split('?')
        returnTo = returnPathOf(search) ?? undefined
        path = byExample.get(pathname)
      }
      return [`${start} ${viewer} ${flags} goes round`]
    })
    expect(circles).toEqual([])
  })

  test('never leaves the product', () => {
    const targets = new Set(
      everything.flatMap(([path, viewer, flags]) => {
        const decision = ask(path, of(viewers, viewer), of(flagStates, flags))
        return decision.kind === 'redirect' ? [decision.to] : []
      }),
    )
    expect([...targets].filter((target) => safePath(target) === null)).toEqual([])
  })
})

describe('after signing in', () => {
  const noura = signedIn('INFLUENCER', 'Active')
  const { on: flags } = flagStates as { on: FlagState }

  test('a member lands on the requested page', () => {
    expect(ask('/', noura, flags, { returnTo: '/wallet' })).toEqual({ kind: 'redirect', to: '/wallet' })
  })

  test('a user who has not finished onboarding is sent to its next step', () => {
    expect(ask('/verify-otp', signedIn('INFLUENCER', 'Onboarding/WaitForAdmission'), flags, { returnTo: '/wallet' })).toEqual({
      kind: 'redirect',
      to: '/join-waiting-list',
    })
  })
})

describe('public profiles', () => {
  const out = of(viewers, 'signed out')
  const flags = of(flagStates, 'loading')
  const at = (path: Path, userType: string, userName = 'noura') => ask(path, out, flags, { params: { userType, userName } })

  test('open for the four profile types', () => {
    expect(['influencer', 'agent', 'agency', 'brand'].map((type) => at('/profile/:userType/:userName', type).kind)).toEqual([
      'render',
      'render',
      'render',
      'render',
    ])
  })

  test('redirect from “networker” to “influencer”, with the same tab and user name', () => {
    expect(at('/profile/rate-card/:userType/:userName', 'networker', 'نورة')).toEqual({
      kind: 'redirect',
      to: `/profile/rate-card/influencer/${encodeURIComponent('نورة')}`,
    })
  })

  test('redirect a type with capital letters to the lower-case type', () => {
    expect(at('/profile/:userType/:userName', 'Influencer')).toEqual({ kind: 'redirect', to: '/profile/influencer/noura' })
  })

  test('do not exist for any other type', () => {
    expect(['stats', 'group', '', 'constructor', '__proto__'].map((type) => at('/profile/:userType/:userName', type).kind)).toEqual(
      Array(5).fill('notFound'),
    )
  })
})
