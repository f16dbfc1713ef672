import { AccountsScreen } from '#features/social/accounts/AccountsScreen.tsx'
import { RateCardsSection } from '#features/showcase/rate-cards/RateCardsSection.tsx'

/** Connected accounts, and below them the rate cards (D-41): one page of two features. */
export const AccountsAndRates = () => <AccountsScreen rates={<RateCardsSection />} />
