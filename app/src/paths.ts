import { onboardingAccess } from '@wasla/contract/access/onboarding.ts'
import { licencesAccess } from '@wasla/contract/access/licences.ts'
import { mediaKitsAccess } from '@wasla/contract/access/media-kits.ts'
import { showcaseAccess } from '@wasla/contract/access/showcase.ts'
import { verificationAccess } from '@wasla/contract/access/verification.ts'
import { webhooksAccess } from '@wasla/contract/access/webhooks.ts'
import { profileTabTypes } from '@wasla/contract/showcase/profile-tabs.ts'
import { managerTypes } from '@wasla/contract/managed-accounts/policy.ts'
import { businessTypes, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { memberStates, type Guard } from '#session/guards.ts'

const open: Guard = { kind: 'open' }
const guest: Guard = { kind: 'guest' }
const member: Guard = { kind: 'member' }
const alsoWhileDeleting: Guard = { kind: 'member', whileDeleting: true }
const withPrograms: Guard = { kind: 'member', flag: 'program' }
/** A listed program can be read signed out. Its inner pages require signing in (Y-27). */
const publicProgram: Guard = { kind: 'member', flag: 'program', strangers: true }
const withPayment: Guard = { kind: 'member', flag: 'payment' }
const programWizard: Guard = { kind: 'programWizard' }

/** Profile types on both sides of managed talents (D-20): managers and networkers. */
const managing: readonly ProfileType[] = [...managerTypes, 'INFLUENCER']

/** Only people advertise under a licence of their own (Y-46). */
const ofPeople: Guard = { kind: 'member', types: licencesAccess.submitLicence.types, otherwise: '/settings/profile' }
const ofBrands: Guard = { kind: 'member', types: webhooksAccess.webhookEndpoints.types, otherwise: '/settings/profile' }

const ownTab = (types: readonly ProfileType[]): Guard => ({ kind: 'member', types, otherwise: '/profile' })
const publicTab = (base: string, types?: readonly ProfileType[]): Guard =>
  types ? { kind: 'publicProfile', base, types, otherwise: '/profile' } : { kind: 'publicProfile', base }

/**
 * All paths of both specifications and the paths of the settings of licence, media kits, theme, notifications, own data, shops, webhooks, API
 * keys and proposals. Each path has a guard, which decides
 * who may open it. `routes.tsx` has the screen of each path.
 */
export const guards = {
  '/': guest,
  '/verify-otp': guest,
  '/sign-up': guest,

  '/onboard': { kind: 'onboarding', states: onboardingAccess.submitOnboardingAnswers.states },
  '/individual-account': { kind: 'onboarding', states: ['Onboarding/SelectAccountType'] },
  '/business-account': { kind: 'onboarding', states: ['Onboarding/SelectAccountType', ...memberStates] },
  '/join-waiting-list': { kind: 'onboarding', states: ['Onboarding/ConnectSocialMedia', 'Onboarding/WaitForAdmission'] },

  '/home': member,
  '/under-review': { kind: 'member', types: businessTypes, otherwise: '/home' },
  '/verify-identity': { kind: 'member', types: verificationAccess.createPersonaInquiry.types, otherwise: '/home' },

  '/profile': member,
  '/profile/stats': member,
  '/profile/about': member,
  '/profile/managed-talents': ownTab(profileTabTypes['managed-talents']),
  '/profile/rate-card': ownTab(profileTabTypes['rate-card']),
  '/profile/programs': ownTab(profileTabTypes.programs),
  '/profile/:userType/:userName': publicTab('/profile'),
  '/profile/stats/:userType/:userName': publicTab('/profile/stats'),
  '/profile/about/:userType/:userName': publicTab('/profile/about'),
  '/profile/managed-talents/:userType/:userName': publicTab('/profile/managed-talents', profileTabTypes['managed-talents']),
  '/profile/rate-card/:userType/:userName': publicTab('/profile/rate-card', profileTabTypes['rate-card']),
  '/profile/programs/:userType/:userName': publicTab('/profile/programs', profileTabTypes.programs),

  '/settings/profile': member,
  '/settings/featured-posts': member,
  '/settings/featured-links': member,
  '/settings/accounts-rates': member,
  '/settings/accounts-rates/build-rate-card': {
    kind: 'member',
    types: showcaseAccess.createRateCard.types,
    otherwise: '/settings/accounts-rates',
  },
  '/settings/brand-collaboration': member,
  '/settings/managed-accounts': { kind: 'member', types: managing, otherwise: '/settings/profile' },
  '/settings/managed-accounts/:accountId/split': { kind: 'member', types: managing, otherwise: '/settings/profile' },
  '/settings/proposals': { kind: 'member', types: managerTypes, otherwise: '/settings/profile' },
  '/proposal/:address': open,
  '/settings/contact-details': member,
  '/settings/language': member,
  '/settings/theme': member,
  '/settings/notifications': member,
  '/settings/api-keys': member,
  '/settings/my-data': alsoWhileDeleting,
  '/settings/licence': ofPeople,
  '/settings/media-kits': { kind: 'member', types: mediaKitsAccess.myMediaKits.types, otherwise: '/settings/profile' },
  '/settings/shops': ofBrands,
  '/settings/webhooks': ofBrands,
  '/settings/webhooks/:endpointId': ofBrands,
  '/invite-friends': member,

  '/groups': member,
  '/groups/create': member,
  '/groups/edit/:groupId': member,
  '/groups/my/:groupId': member,
  '/groups/my/:groupId/stats': member,
  '/groups/my/:groupId/pending-invites': member,
  '/groups/my/:groupId/requests': member,
  '/groups/:groupUserName': open,
  '/groups/:groupUserName/stats': open,
  '/groups/:groupUserName/pending-invites': open,
  '/groups/:groupUserName/requests': open,

  '/discover': withPrograms,
  '/discover/people': member,
  '/my-programs': withPrograms,
  '/programs/create/program-details': programWizard,
  '/programs/create/participant-criteria': programWizard,
  '/programs/create/target-criteria': programWizard,
  '/programs/create/impact-objectives': programWizard,
  '/programs/create/catalogue': programWizard,
  '/programs/create/guidelines': programWizard,
  '/programs/create/budget': programWizard,
  '/programs/create/shareable-content': programWizard,
  '/programs/create/learning-content': programWizard,
  '/programs/create/preview/overview': programWizard,
  '/programs/create/preview/shareable-content': programWizard,
  '/programs/create/preview/catalogue': programWizard,
  '/programs/create/preview/learning-content': programWizard,
  '/program/:programId/overview': publicProgram,
  '/program/:programId/shareable-content': withPrograms,
  '/program/:programId/catalogue': publicProgram,
  '/program/:programId/learning-content': withPrograms,
  '/program/:programId/performance': withPrograms,
  '/program/:programId/my-performance': withPrograms,
  '/program/:programId/applicants': withPrograms,
  '/program/:programId/participants': withPrograms,
  '/program/:programId/results': withPrograms,
  '/program/:programId/terms/:participationId': withPrograms,
  '/program/:programId/edit/:step': withPrograms,

  '/wallet': withPayment,

  '/v/:number': open,

  '/terms': open,
  '/privacy': open,
} as const satisfies Readonly<Record<string, Guard>>

/** Addresses of the same origin that belong to another bundle: the back office and the pages of tills. A link to one of them leaves this app. */
export const outside = ['/admin', '/till'] as const

export type Path = keyof typeof guards
export const paths = Object.keys(guards) as Path[]
