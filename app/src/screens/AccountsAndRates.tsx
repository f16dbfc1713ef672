import { AccountsScreen } from '#features/social/accounts/AccountsScreen.tsx'
import { RateCardsSection } from '#features/showcase/rate-cards/RateCardsSection.tsx'

/** Shows connected accounts and, below them, rate cards (D-41). Combines two features. */
export const AccountsAndRates = () => <AccountsScreen rates={<RateCardsSection />} />
