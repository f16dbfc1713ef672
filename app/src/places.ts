import type { AppShellProps } from '@wasla/design-system/patterns/AppShell'
import type { Path } from '#paths.ts'

/**
 * Frame of a screen. `bare`: none. `app`: the bar of signed-in pages. `settings`: that bar and the settings menu. `plain`: the bar of pages
 * for everyone. `public`: the product's bar for members, and a bar with a sign-in link for others.
 */
export type Frame = 'bare' | 'app' | 'settings' | 'plain' | 'public'

/** All frames except `bare`. */
export type Around = Exclude<Frame, 'bare'>

export type Place = { frame: Frame; width?: AppShellProps['width'] }

/**
 * Frame of each screen. A path without a screen shows the not-found page if its guard admits the viewer. `screens/entry.ts` and
 * `screens/main.ts` list the code of each screen.
 */
export const places = {
  '/': { frame: 'bare' },
  '/sign-up': { frame: 'bare' },
  '/verify-otp': { frame: 'bare' },
  '/onboard': { frame: 'bare' },
  '/individual-account': { frame: 'bare' },
  '/join-waiting-list': { frame: 'bare' },
  '/home': { frame: 'app' },
  '/invite-friends': { frame: 'settings' },
  '/business-account': { frame: 'bare' },
  '/under-review': { frame: 'app', width: 'text' },
  '/verify-identity': { frame: 'app', width: 'text' },
  '/profile': { frame: 'app', width: 'profile' },
  '/profile/stats': { frame: 'app', width: 'profile' },
  '/profile/about': { frame: 'app', width: 'profile' },
  '/profile/managed-talents': { frame: 'app', width: 'profile' },
  '/profile/rate-card': { frame: 'app', width: 'profile' },
  '/profile/programs': { frame: 'app', width: 'profile' },
  '/profile/:userType/:userName': { frame: 'public', width: 'profile' },
  '/profile/stats/:userType/:userName': { frame: 'public', width: 'profile' },
  '/profile/about/:userType/:userName': { frame: 'public', width: 'profile' },
  '/profile/managed-talents/:userType/:userName': { frame: 'public', width: 'profile' },
  '/profile/rate-card/:userType/:userName': { frame: 'public', width: 'profile' },
  '/profile/programs/:userType/:userName': { frame: 'public', width: 'profile' },
  '/settings/profile': { frame: 'settings' },
  '/settings/contact-details': { frame: 'settings' },
  '/settings/language': { frame: 'settings' },
  '/settings/theme': { frame: 'settings' },
  '/settings/notifications': { frame: 'settings' },
  '/settings/api-keys': { frame: 'settings' },
  '/settings/my-data': { frame: 'settings' },
  '/settings/licence': { frame: 'settings' },
  '/settings/media-kits': { frame: 'app', width: 'full' },
  '/v/:number': { frame: 'public' },
  '/settings/shops': { frame: 'settings' },
  '/settings/webhooks': { frame: 'settings' },
  '/settings/webhooks/:endpointId': { frame: 'settings' },
  '/settings/accounts-rates': { frame: 'settings' },
  '/settings/featured-posts': { frame: 'settings' },
  '/settings/featured-links': { frame: 'settings' },
  '/settings/brand-collaboration': { frame: 'settings' },
  '/settings/accounts-rates/build-rate-card': { frame: 'settings' },
  '/settings/managed-accounts': { frame: 'settings' },
  '/settings/managed-accounts/:accountId/split': { frame: 'app' },
  '/settings/proposals': { frame: 'settings' },
  '/proposal/:address': { frame: 'public' },
  '/programs/create/program-details': { frame: 'app', width: 'full' },
  '/programs/create/participant-criteria': { frame: 'app', width: 'full' },
  '/programs/create/target-criteria': { frame: 'app', width: 'full' },
  '/programs/create/impact-objectives': { frame: 'app', width: 'full' },
  '/programs/create/shareable-content': { frame: 'app', width: 'full' },
  '/programs/create/learning-content': { frame: 'app', width: 'full' },
  '/programs/create/catalogue': { frame: 'app', width: 'full' },
  '/programs/create/guidelines': { frame: 'app', width: 'full' },
  '/programs/create/budget': { frame: 'app', width: 'full' },
  '/programs/create/preview/overview': { frame: 'app', width: 'full' },
  '/programs/create/preview/shareable-content': { frame: 'app', width: 'full' },
  '/programs/create/preview/catalogue': { frame: 'app', width: 'full' },
  '/programs/create/preview/learning-content': { frame: 'app', width: 'full' },
  '/discover/people': { frame: 'app', width: 'full' },
  '/discover': { frame: 'app', width: 'full' },
  '/my-programs': { frame: 'app', width: 'full' },
  '/program/:programId/overview': { frame: 'app' },
  '/program/:programId/shareable-content': { frame: 'app' },
  '/program/:programId/catalogue': { frame: 'app' },
  '/program/:programId/learning-content': { frame: 'app' },
  '/program/:programId/performance': { frame: 'app' },
  '/program/:programId/my-performance': { frame: 'app' },
  '/program/:programId/applicants': { frame: 'app' },
  '/program/:programId/participants': { frame: 'app' },
  '/program/:programId/results': { frame: 'app' },
  '/program/:programId/terms/:participationId': { frame: 'app' },
  '/groups': { frame: 'app' },
  '/groups/create': { frame: 'app', width: 'full' },
  '/groups/edit/:groupId': { frame: 'app', width: 'full' },
  '/groups/my/:groupId': { frame: 'app' },
  '/groups/my/:groupId/stats': { frame: 'app' },
  '/groups/my/:groupId/pending-invites': { frame: 'app' },
  '/groups/my/:groupId/requests': { frame: 'app' },
  '/groups/:groupUserName': { frame: 'public' },
  '/groups/:groupUserName/stats': { frame: 'public' },
  '/groups/:groupUserName/pending-invites': { frame: 'public' },
  '/groups/:groupUserName/requests': { frame: 'public' },
  '/program/:programId/edit/:step': { frame: 'app', width: 'full' },
  '/wallet': { frame: 'app' },
  '/terms': { frame: 'plain', width: 'text' },
  '/privacy': { frame: 'plain', width: 'text' },
} as const satisfies { readonly [P in Path]?: Place }

/** A path that has a screen. */
export type ScreenPath = keyof typeof places

export const isScreenPath = (path: Path): path is ScreenPath => path in places
