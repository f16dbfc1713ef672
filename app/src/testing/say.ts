import { createIntl } from 'react-intl'
import { platformNames } from '@wasla/contract/social/platform-names.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { languageFacts, type Language } from '@wasla/design-system/locale/language.ts'
import { messageFormats, timeZone } from '@wasla/design-system/locale/formats.ts'
import adminArabic from '#admin/messages/ar.json'
import adminEnglish from '#admin/messages/en.json'
import groupsArabic from '#features/groups/messages/ar.json'
import groupsEnglish from '#features/groups/messages/en.json'
import legalArabic from '#pages/legal/messages/ar.json'
import legalEnglish from '#pages/legal/messages/en.json'
import firstDayArabic from '#features/profiles/home/first-day/messages/ar.json'
import firstDayEnglish from '#features/profiles/home/first-day/messages/en.json'
import profilesArabic from '#features/profiles/messages/ar.json'
import profilesEnglish from '#features/profiles/messages/en.json'
import programsArabic from '#features/programs/messages/ar.json'
import programsEnglish from '#features/programs/messages/en.json'
import insightsArabic from '#shared/insights/messages/ar.json'
import insightsEnglish from '#shared/insights/messages/en.json'
import invitesArabic from '#features/invites/messages/ar.json'
import invitesEnglish from '#features/invites/messages/en.json'
import verificationArabic from '#features/verification/messages/ar.json'
import verificationEnglish from '#features/verification/messages/en.json'
import onboardingArabic from '#features/onboarding/messages/ar.json'
import onboardingEnglish from '#features/onboarding/messages/en.json'
import socialArabic from '#features/social/messages/ar.json'
import socialEnglish from '#features/social/messages/en.json'
import settingsArabic from '#features/settings/messages/ar.json'
import settingsEnglish from '#features/settings/messages/en.json'
import managedAccountsArabic from '#features/managed-accounts/messages/ar.json'
import managedAccountsEnglish from '#features/managed-accounts/messages/en.json'
import showcaseArabic from '#features/showcase/messages/ar.json'
import showcaseEnglish from '#features/showcase/messages/en.json'
import sessionArabic from '#features/session/messages/ar.json'
import sessionEnglish from '#features/session/messages/en.json'
import participationsArabic from '#features/participations/messages/ar.json'
import participationsEnglish from '#features/participations/messages/en.json'
import walletArabic from '#features/wallet/messages/ar.json'
import walletEnglish from '#features/wallet/messages/en.json'
import notificationsArabic from '#frames/notifications/messages/ar.json'
import notificationsEnglish from '#frames/notifications/messages/en.json'
import searchArabic from '#frames/search/messages/ar.json'
import searchEnglish from '#frames/search/messages/en.json'
import exploreArabic from '#shared/explore/messages/ar.json'
import exploreEnglish from '#shared/explore/messages/en.json'
import peopleArabic from '#features/people/messages/ar.json'
import peopleEnglish from '#features/people/messages/en.json'
import { messages as commonArabic } from '#i18n/common/ar.ts'
import { messages as commonEnglish } from '#i18n/common/en.ts'
import type { MessageId } from '#i18n/message-id.ts'
import wizardArabic from '#features/programs/wizard/messages/ar.json'
import wizardEnglish from '#features/programs/wizard/messages/en.json'
import programDetailsArabic from '#features/programs/wizard/details/messages/ar.json'
import programDetailsEnglish from '#features/programs/wizard/details/messages/en.json'
import programCriteriaArabic from '#features/programs/wizard/participant-criteria/messages/ar.json'
import programCriteriaEnglish from '#features/programs/wizard/participant-criteria/messages/en.json'
import programTargetArabic from '#features/programs/wizard/target-criteria/messages/ar.json'
import programTargetEnglish from '#features/programs/wizard/target-criteria/messages/en.json'
import programObjectivesArabic from '#features/programs/objectives/messages/ar.json'
import programObjectivesEnglish from '#features/programs/objectives/messages/en.json'
import programContentArabic from '#features/programs/content/messages/ar.json'
import programContentEnglish from '#features/programs/content/messages/en.json'
import programCatalogueArabic from '#features/programs/catalogue/messages/ar.json'
import programCatalogueEnglish from '#features/programs/catalogue/messages/en.json'
import programGuidelinesArabic from '#features/programs/guidelines/messages/ar.json'
import programGuidelinesEnglish from '#features/programs/guidelines/messages/en.json'
import programBudgetArabic from '#features/programs/budget/messages/ar.json'
import programBudgetEnglish from '#features/programs/budget/messages/en.json'
import programMoneyArabic from '#features/programs/money/messages/ar.json'
import programMoneyEnglish from '#features/programs/money/messages/en.json'
import publishArabic from '#features/programs/publish/messages/ar.json'
import publishEnglish from '#features/programs/publish/messages/en.json'
import shareArabic from '#shared/share/messages/ar.json'
import shareEnglish from '#shared/share/messages/en.json'
import listArabic from '#shared/list/messages/ar.json'
import listEnglish from '#shared/list/messages/en.json'
import resultsArabic from '#shared/results/messages/ar.json'
import resultsEnglish from '#shared/results/messages/en.json'
import sharedGroupsArabic from '#shared/groups/messages/ar.json'
import sharedGroupsEnglish from '#shared/groups/messages/en.json'
import sharedProgramsArabic from '#shared/programs/messages/ar.json'
import sharedProgramsEnglish from '#shared/programs/messages/en.json'
import shellArabic from '#shell/messages/ar.json'
import shellEnglish from '#shell/messages/en.json'

type Texts = Readonly<Partial<Record<MessageId, string>>>
const texts: Record<Language, Texts> = {
  en: {
    ...commonEnglish,
    ...sessionEnglish,
    ...shellEnglish,
    ...notificationsEnglish,
    ...searchEnglish,
    ...exploreEnglish,
    ...peopleEnglish,
    ...listEnglish,
    ...groupsEnglish,
    ...sharedGroupsEnglish,
    ...profilesEnglish,
    ...firstDayEnglish,
    ...legalEnglish,
    ...onboardingEnglish,
    ...socialEnglish,
    ...insightsEnglish,
    ...invitesEnglish,
    ...verificationEnglish,
    ...settingsEnglish,
    ...showcaseEnglish,
    ...managedAccountsEnglish,
    ...walletEnglish,
    ...participationsEnglish,
    ...programsEnglish,
    ...wizardEnglish,
    ...programDetailsEnglish,
    ...programCriteriaEnglish,
    ...programTargetEnglish,
    ...programObjectivesEnglish,
    ...programContentEnglish,
    ...programCatalogueEnglish,
    ...programGuidelinesEnglish,
    ...programBudgetEnglish,
    ...programMoneyEnglish,
    ...publishEnglish,
    ...shareEnglish,
    ...sharedProgramsEnglish,
    ...resultsEnglish,
    ...adminEnglish,
  },
  ar: {
    ...commonArabic,
    ...sessionArabic,
    ...shellArabic,
    ...notificationsArabic,
    ...searchArabic,
    ...exploreArabic,
    ...peopleArabic,
    ...listArabic,
    ...groupsArabic,
    ...sharedGroupsArabic,
    ...profilesArabic,
    ...firstDayArabic,
    ...legalArabic,
    ...onboardingArabic,
    ...socialArabic,
    ...insightsArabic,
    ...invitesArabic,
    ...verificationArabic,
    ...settingsArabic,
    ...showcaseArabic,
    ...managedAccountsArabic,
    ...walletArabic,
    ...participationsArabic,
    ...programsArabic,
    ...wizardArabic,
    ...programDetailsArabic,
    ...programCriteriaArabic,
    ...programTargetArabic,
    ...programObjectivesArabic,
    ...programContentArabic,
    ...programCatalogueArabic,
    ...programGuidelinesArabic,
    ...programBudgetArabic,
    ...programMoneyArabic,
    ...publishArabic,
    ...shareArabic,
    ...sharedProgramsArabic,
    ...resultsArabic,
    ...adminArabic,
  },
}

/** A text as expectations read it from the page: spaces that do not break are plain ones there. */
export const plain = (text: string) => text.replace(/\s/gu, ' ')

/** The words of the language a story is shown in, by message id: a play function never knows a text by heart. */
export function spoken(globals: Readonly<Record<string, unknown>>) {
  const language: Language = globals['locale'] === 'ar' ? 'ar' : 'en'
  const locale = languageFacts[language].formatTag
  const intl = createIntl({ locale, messages: texts[language] as Record<MessageId, string>, formats: messageFormats, timeZone })
  return {
    language,
    platform: (platform: Platform): string => platformNames[platform][language],
    say: (id: MessageId, values?: Record<string, string | number>) => intl.formatMessage({ id }, values),
  }
}
