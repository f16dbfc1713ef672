import { legalMessages } from '#pages/legal/messages/catalogue.ts'
import { insightsMessages } from '#shared/insights/messages/catalogue.ts'
import { invitesMessages } from '#features/invites/messages/catalogue.ts'
import { onboardingMessages } from '#features/onboarding/messages/catalogue.ts'
import { socialMessages } from '#features/social/messages/catalogue.ts'
import { mediaKitsMessages } from '#features/media-kits/messages/catalogue.ts'
import { ownDataMessages } from '#features/own-data/messages/catalogue.ts'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { managedAccountsMessages } from '#features/managed-accounts/messages/catalogue.ts'
import { showcaseMessages } from '#features/showcase/messages/catalogue.ts'
import { licenceMessages } from '#features/settings/licence/messages/catalogue.ts'
import { verificationMessages } from '#features/verification/messages/catalogue.ts'
import { walletMessages } from '#features/wallet/messages/catalogue.ts'
import { apiKeysMessages } from '#features/api-keys/messages/catalogue.ts'
import { proposalsMessages } from '#features/proposals/messages/catalogue.ts'
import { shopsMessages } from '#features/shops/messages/catalogue.ts'
import { webhooksMessages } from '#features/webhooks/messages/catalogue.ts'
import { sharedGroupsMessages } from '#shared/groups/messages/catalogue.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { paymentRecordMessages } from '#shared/payment-record/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { recheckMessages } from '#shared/verification/messages/catalogue.ts'
import type { EntryPath } from './entry.ts'
import { groupScreens } from './groups.ts'
import { peopleScreens } from './people.ts'
import { programScreens } from './programs.ts'
import type { Around, ScreenPath } from '#places.ts'
import type { Screen, Surroundings } from './screen.ts'

/** Layout and catalogues of each frame. */
export const around: Readonly<Record<Around, Surroundings>> = {
  app: { load: async () => (await import('#frames/MemberLayout.tsx')).MemberLayout, catalogues: [] },
  settings: {
    load: async () => (await import('#features/settings/shell/SettingsLayout.tsx')).SettingsLayout,
    catalogues: [settingsMessages],
  },
  public: { load: async () => (await import('#frames/PublicLayout.tsx')).PublicLayout, catalogues: [] },
  plain: { load: async () => (await import('#frames/PlainLayout.tsx')).PlainLayout, catalogues: [] },
}

/** All screens except the entry screens. The entry screens load without this table, which grows with the product. */
export const mainScreens: Readonly<Record<Exclude<ScreenPath, EntryPath>, Screen>> = {
  '/onboard': {
    load: async () => ({ Screen: (await import('#features/onboarding/questions/QuestionsScreen.tsx')).QuestionsScreen }),
    catalogues: [onboardingMessages],
  },
  '/individual-account': {
    load: async () => ({ Screen: (await import('#features/onboarding/account/IndividualAccountScreen.tsx')).IndividualAccountScreen }),
    catalogues: [onboardingMessages],
  },
  '/join-waiting-list': {
    load: async () => ({ Screen: (await import('#features/onboarding/waiting-list/WaitingListScreen.tsx')).WaitingListScreen }),
    catalogues: [onboardingMessages, socialMessages, profilesMessages, shareMessages],
  },
  '/home': {
    load: async () => {
      const [{ HomeScreen }, { HomeWaiting }] = await Promise.all([
        import('#features/profiles/home/HomeScreen.tsx'),
        import('#features/profiles/home/HomeWaiting.tsx'),
      ])
      return { Screen: HomeScreen, Waiting: HomeWaiting }
    },
    catalogues: [profilesMessages, shareMessages, sharedProgramsMessages, sharedGroupsMessages, paymentRecordMessages],
  },
  '/invite-friends': {
    load: async () => ({ Screen: (await import('#features/invites/InviteFriendsScreen.tsx')).InviteFriendsScreen }),
    catalogues: [invitesMessages, managedAccountsMessages],
  },
  '/business-account': {
    load: async () => ({ Screen: (await import('#features/verification/business/BusinessScreen.tsx')).BusinessScreen }),
    catalogues: [onboardingMessages, verificationMessages],
  },
  '/under-review': {
    load: async () => ({ Screen: (await import('#features/verification/business/UnderReviewScreen.tsx')).UnderReviewScreen }),
    catalogues: [verificationMessages, profilesMessages],
  },
  '/verify-identity': {
    load: async () => ({ Screen: (await import('#features/verification/identity/IdentityScreen.tsx')).IdentityScreen }),
    catalogues: [verificationMessages, profilesMessages],
  },
  '/profile': {
    load: async () => ({ Screen: (await import('#features/profiles/own/OwnProfileScreen.tsx')).OwnProfileScreen }),
    catalogues: [profilesMessages, shareMessages, paymentRecordMessages],
  },
  '/profile/stats': {
    load: async () => ({ Screen: (await import('#features/profiles/own/OwnStatsScreen.tsx')).OwnStatsScreen }),
    catalogues: [profilesMessages, shareMessages, insightsMessages],
  },
  '/profile/about': {
    load: async () => ({ Screen: (await import('#features/profiles/own/OwnAboutScreen.tsx')).OwnAboutScreen }),
    catalogues: [profilesMessages, shareMessages],
  },
  '/profile/managed-talents': {
    load: async () => ({ Screen: (await import('#features/profiles/own/OwnTalentsScreen.tsx')).OwnTalentsScreen }),
    catalogues: [profilesMessages, shareMessages],
  },
  '/profile/rate-card': {
    load: async () => ({ Screen: (await import('#features/profiles/own/OwnRatesScreen.tsx')).OwnRatesScreen }),
    catalogues: [profilesMessages, shareMessages],
  },
  '/profile/programs': {
    load: async () => ({ Screen: (await import('#features/profiles/own/OwnProgramsScreen.tsx')).OwnProgramsScreen }),
    catalogues: [profilesMessages, shareMessages, sharedProgramsMessages, paymentRecordMessages],
  },
  '/profile/:userType/:userName': {
    load: async () => {
      const [{ PublicProfileScreen }, { PageSkeleton }] = await Promise.all([
        import('#features/profiles/public/PublicProfileScreen.tsx'),
        import('#features/profiles/page/PageSkeleton.tsx'),
      ])
      return { Screen: PublicProfileScreen, Waiting: PageSkeleton }
    },
    catalogues: [profilesMessages, shareMessages, paymentRecordMessages],
  },
  '/profile/stats/:userType/:userName': {
    load: async () => ({ Screen: (await import('#features/profiles/public/PublicStatsScreen.tsx')).PublicStatsScreen }),
    catalogues: [profilesMessages, shareMessages, insightsMessages, paymentRecordMessages],
  },
  '/profile/about/:userType/:userName': {
    load: async () => ({ Screen: (await import('#features/profiles/public/PublicAboutScreen.tsx')).PublicAboutScreen }),
    catalogues: [profilesMessages, shareMessages, paymentRecordMessages],
  },
  '/profile/managed-talents/:userType/:userName': {
    load: async () => ({ Screen: (await import('#features/profiles/public/PublicTalentsScreen.tsx')).PublicTalentsScreen }),
    catalogues: [profilesMessages, shareMessages, paymentRecordMessages],
  },
  '/profile/rate-card/:userType/:userName': {
    load: async () => ({ Screen: (await import('#features/profiles/public/PublicRatesScreen.tsx')).PublicRatesScreen }),
    catalogues: [profilesMessages, shareMessages, paymentRecordMessages],
  },
  '/profile/programs/:userType/:userName': {
    load: async () => ({ Screen: (await import('#features/profiles/public/PublicProgramsScreen.tsx')).PublicProgramsScreen }),
    catalogues: [profilesMessages, shareMessages, sharedProgramsMessages, paymentRecordMessages],
  },
  '/settings/profile': {
    load: async () => ({ Screen: (await import('#features/settings/profile/ProfileScreen.tsx')).ProfileScreen }),
    catalogues: [settingsMessages],
  },
  '/settings/contact-details': {
    load: async () => ({ Screen: (await import('#features/settings/contact/ContactScreen.tsx')).ContactScreen }),
    catalogues: [settingsMessages],
  },
  '/settings/language': {
    load: async () => ({ Screen: (await import('#features/settings/language/LanguageScreen.tsx')).LanguageScreen }),
    catalogues: [settingsMessages],
  },
  '/settings/theme': {
    load: async () => ({ Screen: (await import('#features/settings/theme/ThemeScreen.tsx')).ThemeScreen }),
    catalogues: [settingsMessages],
  },
  '/settings/notifications': {
    load: async () => ({ Screen: (await import('#features/settings/notifications/NotificationsScreen.tsx')).NotificationsScreen }),
    catalogues: [settingsMessages],
  },
  '/settings/proposals': {
    load: async () => ({ Screen: (await import('#features/proposals/own/ProposalsScreen.tsx')).ProposalsScreen }),
    catalogues: [proposalsMessages, listMessages],
  },
  '/proposal/:address': {
    load: async () => ({ Screen: (await import('#features/proposals/page/ProposalScreen.tsx')).ProposalScreen }),
    catalogues: [proposalsMessages, listMessages],
  },
  '/settings/api-keys': {
    load: async () => ({ Screen: (await import('#features/api-keys/ApiKeysScreen.tsx')).ApiKeysScreen }),
    catalogues: [apiKeysMessages, listMessages],
  },
  '/settings/media-kits': {
    load: async () => ({ Screen: (await import('#features/media-kits/MediaKitsScreen.tsx')).MediaKitsScreen }),
    catalogues: [mediaKitsMessages, shareMessages],
  },
  '/v/:number': {
    load: async () => ({ Screen: (await import('#features/media-kits/CheckKitScreen.tsx')).CheckKitScreen }),
    catalogues: [mediaKitsMessages],
  },
  '/settings/my-data': {
    load: async () => ({ Screen: (await import('#features/own-data/MyDataScreen.tsx')).MyDataScreen }),
    catalogues: [ownDataMessages, listMessages],
  },
  '/settings/licence': {
    load: async () => ({ Screen: (await import('#features/settings/licence/LicenceScreen.tsx')).LicenceScreen }),
    catalogues: [settingsMessages, licenceMessages],
  },
  '/settings/shops': {
    load: async () => ({ Screen: (await import('#features/shops/ShopsScreen.tsx')).ShopsScreen }),
    catalogues: [shopsMessages, listMessages],
  },
  '/settings/webhooks': {
    load: async () => ({ Screen: (await import('#features/webhooks/WebhooksScreen.tsx')).WebhooksScreen }),
    catalogues: [webhooksMessages, listMessages],
  },
  '/settings/webhooks/:endpointId': {
    load: async () => ({ Screen: (await import('#features/webhooks/EndpointScreen.tsx')).EndpointScreen }),
    catalogues: [webhooksMessages, listMessages],
  },
  '/settings/accounts-rates': {
    load: async () => ({ Screen: (await import('./AccountsAndRates.tsx')).AccountsAndRates }),
    catalogues: [socialMessages, showcaseMessages, listMessages],
  },
  '/settings/featured-posts': {
    load: async () => ({ Screen: (await import('#features/showcase/posts/FeaturedPostsScreen.tsx')).FeaturedPostsScreen }),
    catalogues: [showcaseMessages, listMessages],
  },
  '/settings/featured-links': {
    load: async () => ({ Screen: (await import('#features/showcase/links/FeaturedLinksScreen.tsx')).FeaturedLinksScreen }),
    catalogues: [showcaseMessages, listMessages],
  },
  '/settings/brand-collaboration': {
    load: async () => ({ Screen: (await import('#features/showcase/collaborations/CollaborationsScreen.tsx')).CollaborationsScreen }),
    catalogues: [showcaseMessages, listMessages],
  },
  '/settings/accounts-rates/build-rate-card': {
    load: async () => ({ Screen: (await import('#features/showcase/rate-cards/RateCardBuilderScreen.tsx')).RateCardBuilderScreen }),
    catalogues: [showcaseMessages, listMessages],
  },
  '/settings/managed-accounts': {
    load: async () => ({ Screen: (await import('#features/managed-accounts/ManagedAccountsScreen.tsx')).ManagedAccountsScreen }),
    catalogues: [managedAccountsMessages, listMessages, insightsMessages],
  },
  '/settings/managed-accounts/:accountId/split': {
    load: async () => ({ Screen: (await import('#features/managed-accounts/splits/SplitScreen.tsx')).SplitScreen }),
    catalogues: [managedAccountsMessages, listMessages],
  },
  ...groupScreens,
  ...peopleScreens,
  ...programScreens,
  '/wallet': {
    load: async () => {
      const [{ WalletScreen }, { WalletWaiting }] = await Promise.all([
        import('#features/wallet/WalletScreen.tsx'),
        import('#features/wallet/WalletWaiting.tsx'),
      ])
      return { Screen: WalletScreen, Waiting: WalletWaiting }
    },
    catalogues: [walletMessages, recheckMessages, listMessages],
  },
  '/terms': {
    load: async () => ({ Screen: (await import('#pages/legal/LegalScreen.tsx')).TermsScreen }),
    catalogues: [legalMessages],
  },
  '/privacy': {
    load: async () => ({ Screen: (await import('#pages/legal/LegalScreen.tsx')).PrivacyScreen }),
    catalogues: [legalMessages],
  },
}
