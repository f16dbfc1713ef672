import type { ComponentType } from 'react'
import type { AppShellProps } from '@wasla/design-system/patterns/AppShell'
import { legalMessages } from '#pages/legal/messages/catalogue.ts'
import { insightsMessages } from '#features/insights/messages/catalogue.ts'
import { invitesMessages } from '#features/invites/messages/catalogue.ts'
import { onboardingMessages } from '#features/onboarding/messages/catalogue.ts'
import { socialMessages } from '#features/social/messages/catalogue.ts'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { managedAccountsMessages } from '#features/managed-accounts/messages/catalogue.ts'
import { showcaseMessages } from '#features/showcase/messages/catalogue.ts'
import { sessionMessages } from '#features/session/messages/catalogue.ts'
import { verificationMessages } from '#features/verification/messages/catalogue.ts'
import type { Catalogue } from '#i18n/catalogue.ts'
import type { Path } from '#paths.ts'

/**
 * What stands around a screen: nothing but itself, the bar of signed-in pages, that and the menu of settings, the bar of pages for
 * everyone, or around pages about somebody the bar that fits whoever looks.
 */
export type Frame = 'bare' | 'app' | 'settings' | 'plain' | 'public'

export type ScreenParts = { Screen: ComponentType; Waiting?: ComponentType }

export type ScreenRow = {
  frame: Frame
  load: () => Promise<ScreenParts>
  /** Read by this screen beside the common ones. */
  catalogues: readonly Catalogue[]
  width?: AppShellProps['width']
}

/** The screens there are. A path without one shows the not-found page to those whom its guard lets through. */
export const screens: { readonly [P in Path]?: ScreenRow } = {
  '/': {
    frame: 'bare',
    load: async () => ({ Screen: (await import('#features/session/sign-in/SignInScreen.tsx')).SignInScreen }),
    catalogues: [sessionMessages],
  },
  '/sign-up': {
    frame: 'bare',
    load: async () => ({ Screen: (await import('#features/session/sign-up/SignUpScreen.tsx')).SignUpScreen }),
    catalogues: [sessionMessages],
  },
  '/verify-otp': {
    frame: 'bare',
    load: async () => ({ Screen: (await import('#features/session/verify-code/VerifyCodeScreen.tsx')).VerifyCodeScreen }),
    catalogues: [sessionMessages],
  },
  '/onboard': {
    frame: 'bare',
    load: async () => ({ Screen: (await import('#features/onboarding/questions/QuestionsScreen.tsx')).QuestionsScreen }),
    catalogues: [onboardingMessages],
  },
  '/individual-account': {
    frame: 'bare',
    load: async () => ({ Screen: (await import('#features/onboarding/account/IndividualAccountScreen.tsx')).IndividualAccountScreen }),
    catalogues: [onboardingMessages],
  },
  '/join-waiting-list': {
    frame: 'bare',
    load: async () => ({ Screen: (await import('#features/onboarding/waiting-list/WaitingListScreen.tsx')).WaitingListScreen }),
    catalogues: [onboardingMessages, socialMessages, profilesMessages],
  },
  '/home': {
    frame: 'app',
    load: async () => {
      const [{ HomeScreen }, { HomeSkeleton }] = await Promise.all([
        import('#features/profiles/home/HomeScreen.tsx'),
        import('#features/profiles/home/HomeSkeleton.tsx'),
      ])
      return { Screen: HomeScreen, Waiting: HomeSkeleton }
    },
    catalogues: [profilesMessages],
  },
  '/invite-friends': {
    frame: 'app',
    load: async () => ({ Screen: (await import('#features/invites/InviteFriendsScreen.tsx')).InviteFriendsScreen }),
    catalogues: [invitesMessages, managedAccountsMessages],
  },
  '/business-account': {
    frame: 'bare',
    load: async () => ({ Screen: (await import('#features/verification/business/BusinessScreen.tsx')).BusinessScreen }),
    catalogues: [onboardingMessages, verificationMessages],
  },
  '/under-review': {
    frame: 'app',
    load: async () => ({ Screen: (await import('#features/verification/business/UnderReviewScreen.tsx')).UnderReviewScreen }),
    catalogues: [verificationMessages, profilesMessages],
  },
  '/verify-identity': {
    frame: 'app',
    load: async () => ({ Screen: (await import('#features/verification/identity/IdentityScreen.tsx')).IdentityScreen }),
    catalogues: [verificationMessages, profilesMessages],
  },
  '/profile': {
    frame: 'app',
    load: async () => ({ Screen: (await import('#features/profiles/own/OwnProfileScreen.tsx')).OwnProfileScreen }),
    catalogues: [profilesMessages],
    width: 'profile',
  },
  '/profile/stats': {
    frame: 'app',
    load: async () => ({ Screen: (await import('#features/profiles/own/OwnStatsScreen.tsx')).OwnStatsScreen }),
    catalogues: [profilesMessages, insightsMessages],
    width: 'profile',
  },
  '/profile/about': {
    frame: 'app',
    load: async () => ({ Screen: (await import('#features/profiles/own/OwnAboutScreen.tsx')).OwnAboutScreen }),
    catalogues: [profilesMessages],
    width: 'profile',
  },
  '/profile/managed-talents': {
    frame: 'app',
    load: async () => ({ Screen: (await import('#features/profiles/own/OwnTalentsScreen.tsx')).OwnTalentsScreen }),
    catalogues: [profilesMessages],
    width: 'profile',
  },
  '/profile/rate-card': {
    frame: 'app',
    load: async () => ({ Screen: (await import('#features/profiles/own/OwnRatesScreen.tsx')).OwnRatesScreen }),
    catalogues: [profilesMessages],
    width: 'profile',
  },
  '/profile/programs': {
    frame: 'app',
    load: async () => ({ Screen: (await import('#features/profiles/page/ProgramsElsewhere.tsx')).ProgramsElsewhere }),
    catalogues: [],
    width: 'profile',
  },
  '/profile/:userType/:userName': {
    frame: 'public',
    load: async () => {
      const [{ PublicProfileScreen }, { PageSkeleton }] = await Promise.all([
        import('#features/profiles/public/PublicProfileScreen.tsx'),
        import('#features/profiles/page/PageSkeleton.tsx'),
      ])
      return { Screen: PublicProfileScreen, Waiting: PageSkeleton }
    },
    catalogues: [profilesMessages],
    width: 'profile',
  },
  '/profile/stats/:userType/:userName': {
    frame: 'public',
    load: async () => ({ Screen: (await import('#features/profiles/public/PublicStatsScreen.tsx')).PublicStatsScreen }),
    catalogues: [profilesMessages, insightsMessages],
    width: 'profile',
  },
  '/profile/about/:userType/:userName': {
    frame: 'public',
    load: async () => ({ Screen: (await import('#features/profiles/public/PublicAboutScreen.tsx')).PublicAboutScreen }),
    catalogues: [profilesMessages],
    width: 'profile',
  },
  '/profile/managed-talents/:userType/:userName': {
    frame: 'public',
    load: async () => ({ Screen: (await import('#features/profiles/public/PublicTalentsScreen.tsx')).PublicTalentsScreen }),
    catalogues: [profilesMessages],
    width: 'profile',
  },
  '/profile/rate-card/:userType/:userName': {
    frame: 'public',
    load: async () => ({ Screen: (await import('#features/profiles/public/PublicRatesScreen.tsx')).PublicRatesScreen }),
    catalogues: [profilesMessages],
    width: 'profile',
  },
  '/profile/programs/:userType/:userName': {
    frame: 'public',
    load: async () => ({ Screen: (await import('#features/profiles/page/ProgramsElsewhere.tsx')).ProgramsElsewhere }),
    catalogues: [],
    width: 'profile',
  },
  '/settings/profile': {
    frame: 'settings',
    load: async () => ({ Screen: (await import('#features/settings/profile/ProfileScreen.tsx')).ProfileScreen }),
    catalogues: [settingsMessages],
  },
  '/settings/contact-details': {
    frame: 'settings',
    load: async () => ({ Screen: (await import('#features/settings/contact/ContactScreen.tsx')).ContactScreen }),
    catalogues: [settingsMessages],
  },
  '/settings/language': {
    frame: 'settings',
    load: async () => ({ Screen: (await import('#features/settings/language/LanguageScreen.tsx')).LanguageScreen }),
    catalogues: [settingsMessages],
  },
  '/settings/accounts-rates': {
    frame: 'settings',
    load: async () => ({ Screen: (await import('#features/social/accounts/AccountsScreen.tsx')).AccountsScreen }),
    catalogues: [socialMessages, showcaseMessages],
  },
  '/settings/featured-posts': {
    frame: 'settings',
    load: async () => ({ Screen: (await import('#features/showcase/posts/FeaturedPostsScreen.tsx')).FeaturedPostsScreen }),
    catalogues: [showcaseMessages],
  },
  '/settings/featured-links': {
    frame: 'settings',
    load: async () => ({ Screen: (await import('#features/showcase/links/FeaturedLinksScreen.tsx')).FeaturedLinksScreen }),
    catalogues: [showcaseMessages],
  },
  '/settings/brand-collaboration': {
    frame: 'settings',
    load: async () => ({ Screen: (await import('#features/showcase/collaborations/CollaborationsScreen.tsx')).CollaborationsScreen }),
    catalogues: [showcaseMessages],
  },
  '/settings/accounts-rates/build-rate-card': {
    frame: 'settings',
    load: async () => ({ Screen: (await import('#features/showcase/rate-cards/RateCardBuilderScreen.tsx')).RateCardBuilderScreen }),
    catalogues: [showcaseMessages],
  },
  '/settings/managed-accounts': {
    frame: 'settings',
    load: async () => ({ Screen: (await import('#features/managed-accounts/ManagedAccountsScreen.tsx')).ManagedAccountsScreen }),
    catalogues: [managedAccountsMessages, showcaseMessages, insightsMessages],
  },
  '/terms': {
    frame: 'plain',
    load: async () => ({ Screen: (await import('#pages/legal/LegalScreen.tsx')).TermsScreen }),
    catalogues: [legalMessages],
  },
  '/privacy': {
    frame: 'plain',
    load: async () => ({ Screen: (await import('#pages/legal/LegalScreen.tsx')).PrivacyScreen }),
    catalogues: [legalMessages],
  },
}
