import type { FlagKey } from '@wasla/contract/flags/flags.ts'
import type { ProfileState } from '@wasla/contract/profiles/states.ts'
import { profileTypes, typeSlug, type ProfileType } from '@wasla/contract/profiles/types.ts'
import type { FlagState } from '#flags/flag-store.ts'
import { signInFor } from './safe-path.ts'
import type { SignedInViewer, Viewer } from './viewer.ts'

/** Limits a path to some profile types; other types are redirected to `otherwise`. */
type ForTypes = { readonly types?: readonly ProfileType[]; readonly otherwise?: string }

/** Rule that decides who may open a path (S1 §2, S2 §2). */
export type Guard =
  /** Open to everybody. */
  | { readonly kind: 'open' }
  /** Sign-in and sign-up pages. They redirect signed-in viewers. */
  | { readonly kind: 'guest' }
  /** Onboarding steps, for viewers in one of these states. */
  | { readonly kind: 'onboarding'; readonly states: readonly ProfileState[] }
  /** Pages of the product. They require a session and a status that may open them. */
  /** With `strangers`, signed-out viewers see the public part (Y-27). */
  /** With `whileDeleting`, it is also open while the account is being deleted, and its profiles are inactive. */
  | ({ readonly kind: 'member'; readonly flag?: FlagKey; readonly strangers?: true; readonly whileDeleting?: true } & ForTypes)
  /** The program wizard, for brands that may draft (K-08). */
  | { readonly kind: 'programWizard' }
  /** Public page under `/:userType/:userName`. It can be read signed out. */
  | ({ readonly kind: 'publicProfile'; readonly base: string } & ForTypes)

export type Decision =
  | { readonly kind: 'render' }
  /** The decision is not possible yet: shows a skeleton and does not redirect. */
  | { readonly kind: 'wait' }
  /** Redirects, and replaces the current history entry. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'notFound' }

export type Question = {
  readonly guard: Guard
  /** The requested address: path, query and fragment. */
  readonly requested: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly viewer: Viewer
  readonly flags: FlagState
  /** Path to open after sign-in. `safePath` has already checked it. */
  readonly returnTo: string | null
}

const render: Decision = { kind: 'render' }
const wait: Decision = { kind: 'wait' }
const redirect = (to: string): Decision => ({ kind: 'redirect', to })

/** Path to which each status is redirected, from both specifications. C-06 defines the paths for unfinished onboarding. */
export const placeOf: Readonly<Record<ProfileState, string>> = {
  Active: '/home',
  AdminVerifying: '/home',
  IdentityVerifying: '/home',
  Rejected: '/profile',
  'Onboarding/SelectAccountType': '/onboard',
  'Onboarding/ConnectSocialMedia': '/join-waiting-list',
  'Onboarding/WaitForAdmission': '/join-waiting-list',
  // An inactive profile has a session only while its account is being deleted: suspended and closed accounts have none.
  Inactive: '/settings/my-data',
}

/** Statuses that may open protected pages (S2 §2). */
export const memberStates: readonly ProfileState[] = ['Active', 'AdminVerifying', 'IdentityVerifying', 'Rejected']

const slugs = new Map(profileTypes.map((type) => [typeSlug[type], type]))
const typeOfSlug = (slug: string) => slugs.get(slug as (typeof typeSlug)[ProfileType])

const mayOpen = ({ types }: ForTypes, type: ProfileType) => !types || types.includes(type)

function guest(viewer: Viewer, returnTo: string | null): Decision {
  if (viewer.kind === 'loading') return wait
  if (viewer.kind === 'signedOut') return render
  return redirect(memberStates.includes(viewer.state) ? (returnTo ?? placeOf[viewer.state]) : placeOf[viewer.state])
}

function publicProfile(guard: Extract<Guard, { kind: 'publicProfile' }>, { params }: Question): Decision {
  const { userType = '', userName = '' } = params
  const here = (slug: string, base = guard.base) => redirect(`${base}/${slug}/${encodeURIComponent(userName)}`)
  const slug = userType.toLowerCase()
  if (slug === 'networker') return here(typeSlug.INFLUENCER)
  const type = typeOfSlug(slug)
  if (!type) return { kind: 'notFound' }
  if (slug !== userType) return here(slug)
  return mayOpen(guard, type) ? render : here(slug, guard.otherwise)
}

type Signed = { viewer: SignedInViewer; flags: FlagState }

const hasFlag = (flags: FlagState, key: FlagKey): Decision => {
  if (flags.status === 'loading') return wait
  return flags.flags[key] ? render : redirect('/home')
}

function member(guard: Extract<Guard, { kind: 'member' }>, { viewer, flags }: Signed): Decision {
  if (guard.whileDeleting && viewer.state === 'Inactive') return render
  if (!memberStates.includes(viewer.state)) return redirect(placeOf[viewer.state])
  if (!mayOpen(guard, viewer.type)) return redirect(guard.otherwise ?? '/home')
  return guard.flag ? hasFlag(flags, guard.flag) : render
}

function programWizard({ viewer, flags }: Signed): Decision {
  if (!memberStates.includes(viewer.state)) return redirect(placeOf[viewer.state])
  const flag = hasFlag(flags, 'program')
  if (flag.kind !== 'render') return flag
  if (viewer.type !== 'BRAND') return redirect('/discover')
  return viewer.state === 'Active' || viewer.state === 'AdminVerifying' ? render : redirect(placeOf[viewer.state])
}

const afterSignOut = ({ viewer, requested }: Question) =>
  viewer.kind === 'signedOut' && (viewer.reason === 'signedOut' || viewer.reason === 'signedOutElsewhere') ? '/' : signInFor(requested)

/** Returns the decision for this viewer and this path. Pure. `guards.test.ts` tests every path with every kind of viewer. */
export function decide(question: Question): Decision {
  const { guard, viewer, flags, returnTo } = question
  if (guard.kind === 'open') return render
  if (guard.kind === 'guest') return guest(viewer, returnTo)
  if (guard.kind === 'publicProfile') return publicProfile(guard, question)
  if (viewer.kind === 'loading') return wait
  if (viewer.kind === 'signedOut') return guard.kind === 'member' && guard.strangers ? render : redirect(afterSignOut(question))
  switch (guard.kind) {
    case 'onboarding':
      return guard.states.includes(viewer.state) ? render : redirect(placeOf[viewer.state])
    case 'member':
      return member(guard, { viewer, flags })
    case 'programWizard':
      return programWizard({ viewer, flags })
  }
}
