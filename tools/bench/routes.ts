import { OMAR } from '@wasla/mocks/world/agents.ts'
import { LOULOU, NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { RIYADH_KITCHENS } from '@wasla/mocks/world/groups/all-groups.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { GIFT_BOXES, MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { HAYA, NEWCOMER } from '@wasla/mocks/world/unfinished.ts'

/** `alone`: only people read the page. `found`: search engines and link previews read it too. */
type Audited = 'alone' | 'found'
export type Route = { path: string; isSignedIn: boolean; audited?: Audited }

const morningCup = `/program/${MORNING_CUP.program.id}`
const wizard = (step: string) => ({ path: `/programs/create/${step}?draft=${GIFT_BOXES.program.id}`, member: NABT_COFFEE })

/** Pages at which visitors arrive. */
export const routes: readonly Route[] = [
  { path: '/', isSignedIn: false, audited: 'alone' },
  { path: '/sign-up', isSignedIn: false },
  { path: '/home', isSignedIn: true, audited: 'alone' },
  { path: `/profile/influencer/${REEM.profile.userName}`, isSignedIn: false, audited: 'found' },
  { path: `${morningCup}/overview`, isSignedIn: false, audited: 'found' },
]

/**
 * Pages for signed-in people, each with the member who opens it. A page loads little code of its own; the code behind a button is loaded
 * when the button is pressed.
 */
export const ofTheirOwn: readonly { path: string; member: Member }[] = [
  { path: '/onboard', member: NEWCOMER },
  { path: '/individual-account', member: NEWCOMER },
  { path: '/business-account', member: NEWCOMER },
  { path: '/join-waiting-list', member: HAYA },
  { path: '/verify-identity', member: NOURA },
  { path: '/invite-friends', member: NOURA },
  { path: '/under-review', member: LOULOU },
  { path: '/settings/profile', member: NOURA },
  { path: '/settings/contact-details', member: NOURA },
  { path: '/settings/featured-posts', member: NOURA },
  { path: '/settings/featured-links', member: NOURA },
  { path: '/settings/brand-collaboration', member: NOURA },
  { path: '/settings/accounts-rates', member: NOURA },
  { path: '/settings/accounts-rates/build-rate-card', member: NOURA },
  { path: '/settings/managed-accounts', member: OMAR },
  { path: '/settings/language', member: NOURA },
  { path: '/wallet', member: NOURA },
  { path: '/wallet?tab=coming', member: NOURA },
  { path: '/discover', member: NOURA },
  { path: '/discover/people', member: NOURA },
  { path: '/my-programs', member: NOURA },
  { path: '/groups', member: NOURA },
  { path: '/groups/create', member: NOURA },
  { path: `/groups/${RIYADH_KITCHENS.userName}`, member: NABT_COFFEE },
  { path: `/groups/my/${RIYADH_KITCHENS.id}`, member: NOURA },
  { path: `${morningCup}/overview`, member: NOURA },
  { path: `${morningCup}/applicants`, member: NABT_COFFEE },
  { path: `${morningCup}/participants`, member: NABT_COFFEE },
  { path: `${morningCup}/performance`, member: NABT_COFFEE },
  { path: `${morningCup}/my-performance`, member: NOURA },
  { path: '/programs/create/program-details', member: NABT_COFFEE },
  ...[
    'program-details',
    'participant-criteria',
    'target-criteria',
    'impact-objectives',
    'shareable-content',
    'learning-content',
    'catalogue',
    'guidelines',
    'budget',
    'preview/overview',
  ].map(wizard),
]

/** Modules that must not be loaded before they are used. */
export const onUse = [
  'LocalWidget',
  'PersonaWidget',
  'QrDialog',
  'DocumentShelf',
  'CropDialog',
  'ImageCropper',
  'InsightCharts',
  'ParticipantSheet',
  'ReviewRequestSheet',
  'TrackingSetup',
]
