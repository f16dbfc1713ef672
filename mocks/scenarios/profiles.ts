import { typeSlug } from '@wasla/contract/profiles/types.ts'
import { OMAR, SALMA } from '../world/agents.ts'
import { BAYT_ALSOURA, LOULOU, MASAR, QIMAM } from '../world/businesses.ts'
import { FAISAL, LINA, MAHA } from '../world/more-networkers.ts'
import type { Member } from '../world/member.ts'
import { ABDULRAHMAN, REEM } from '../world/networkers.ts'
import type { Scenario } from './scenario.ts'

/** Root fields that only public pages request. A fault of these fields affects only visitors. */
const publicCalls = [
  'publicProfile',
  'publicInterests',
  'publicProfileSocialLinks',
  'publicProfileLinks',
  'publicProfileFeaturedPosts',
  'publicProfileBrandCollaborations',
  'publicUserRateCards',
  'publicManagedAccounts',
] as const

const page = ({ profile }: Member) => `/profile/${typeSlug[profile.type]}/${profile.userName ?? ''}`

/** Addresses of full and empty public pages of every type, and an address without a profile. */
export const publicPages = {
  networkerFull: page(REEM),
  networkerEmpty: page(LINA),
  networkerLong: page(ABDULRAHMAN),
  agentFull: page(OMAR),
  agentEmpty: page(SALMA),
  agencyFull: page(QIMAM),
  agencyEmpty: page(BAYT_ALSOURA),
  brandFull: page(MASAR),
  brandEmpty: page(LOULOU),
  nobody: '/profile/influencer/nobody_here',
} as const

/** Names of the operations of settings pages. A fault of their root field would also affect all other queries about the viewer. */
const settingsPages = ['profileSettings', 'contactDetails'] as const
const saving = ['updateProfileSettings', 'updateContactDetails', 'updateProfileInterests', 'editProfileImage'] as const

const failure = { kind: 'problem', extensions: { code: 'GENERAL_ERROR', requestId: 'mock' } } as const

/**
 * Scenarios of full and empty profiles, for their owners and for visitors. The address decides which public page is open (`publicPages`).
 * The scenario only decides who visits the page.
 */
export const profileScenarios = {
  'settings-loading': { title: 'Settings never come', viewer: REEM, faults: [{ on: settingsPages, fault: { kind: 'silence' } }] },
  'settings-error': { title: 'Settings cannot be had', viewer: REEM, faults: [{ on: settingsPages, fault: failure }] },
  'settings-offline': {
    title: 'Nothing that is changed reaches the server',
    viewer: REEM,
    faults: [{ on: saving, fault: { kind: 'offline' } }],
  },
  'picture-refused': { title: 'A new picture cannot be saved', viewer: REEM, faults: [{ on: ['editProfileImage'], fault: failure }] },
  'interests-loading': { title: 'Interests never come', viewer: REEM, faults: [{ on: ['getInterests'], fault: { kind: 'silence' } }] },
  'interests-error': { title: 'Interests cannot be had', viewer: REEM, faults: [{ on: ['getInterests'], fault: failure }] },
  'networker-full': { title: 'Networker with every platform and a card for everything', viewer: FAISAL },
  'networker-some': { title: 'Networker with one or two of each thing', viewer: MAHA },
  'networker-empty': { title: 'Networker with a user name and nothing to show', viewer: LINA },
  'networker-long': { title: 'Networker whose name, handle and bio are as long as they get', viewer: ABDULRAHMAN },
  'agent-empty': { title: 'Agent with nothing to show and no talents', viewer: SALMA },
  'agency-empty': { title: 'Agency under review with nothing to show', viewer: BAYT_ALSOURA },
  'brand-full': { title: 'Brand with everything filled in', viewer: MASAR },
  'brand-empty': { title: 'Brand under review with nothing to show', viewer: LOULOU },
  visitor: { title: 'A stranger on somebody’s page', viewer: null },
  'visitor-signed-in': { title: 'A member on somebody else’s page', viewer: MAHA },
  'page-missing': {
    title: 'A page that nobody may see',
    viewer: null,
    faults: [{ on: publicCalls, fault: { kind: 'problem', extensions: { code: 'PROFILE_NOT_FOUND' } } }],
  },
  'page-loading': { title: 'A page that never comes', viewer: null, faults: [{ on: publicCalls, fault: { kind: 'silence' } }] },
  'page-error': {
    title: 'A page that cannot be loaded',
    viewer: null,
    faults: [{ on: publicCalls, fault: failure }],
  },
  'page-offline': {
    title: 'A page while nothing reaches the server',
    viewer: null,
    faults: [{ on: publicCalls, fault: { kind: 'offline' } }],
  },
} as const satisfies Readonly<Record<string, Scenario>>
