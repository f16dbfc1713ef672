import { firstTables } from './0001-first-tables.ts'
import { joining } from './0002-joining.ts'
import { verification } from './0003-verification.ts'
import { admin } from './0004-admin.ts'
import { insights } from './0005-insights.ts'
import { managedAccounts } from './0006-managed-accounts.ts'
import { looks } from './0007-looks.ts'
import { arabicLooks } from './0008-arabic-looks.ts'
import { brandIcons } from './0009-brand-icons.ts'
import { demoMark } from './0010-demo-mark.ts'
import { devices } from './0011-devices.ts'
import { typedLinks } from './0012-typed-links.ts'
import { nameClaims } from './0013-name-claims.ts'
import { erasing } from './0014-erasing.ts'
import { searchIndex } from './0015-search-index.ts'
import { linkOrder } from './0016-link-order.ts'
import { nameInOtherScript } from './0020-name-in-other-script.ts'
import { pinnedPost } from './0021-pinned-post.ts'
import { documents } from './0025-documents.ts'
import { fileColumns } from './0029-file-columns.ts'
import { ledger } from './0030-ledger.ts'
import { demoPayments } from './0032-demo-payments.ts'
import { wallet } from './0033-wallet.ts'
import { ledgerBooks } from './0036-ledger-books.ts'
import { adjustments } from './0037-adjustments.ts'
import { adjustmentViews } from './0037-adjustments-views.ts'
import { reconciliations } from './0037-reconciliations.ts'
import { withdrawalDesk } from './0037-withdrawal-desk.ts'
import { walletViews } from './0039-wallet-views.ts'
import { programs } from './0041-programs.ts'
import { candidates } from './0042-candidates.ts'
import { media } from './0043-media.ts'
import { programViews } from './0044-program-views.ts'
import { programLists } from './0045-program-lists.ts'
import { programNotices } from './0046-program-notices.ts'
import { groups } from './0047-groups.ts'
import { search } from './0048-search.ts'
import { groupFigures } from './0049-group-figures.ts'
import { results } from './0050-results.ts'
import { trackingKeys } from './0051-tracking-keys.ts'
import { rewardsAndRuns } from './0052-rewards.ts'
import { performance } from './0053-performance.ts'
import { clicks } from './0054-clicks.ts'
import { groupWords } from './0055-group-words.ts'
import { programPayments } from './0056-program-payments.ts'
import { clickJournals } from './0057-click-journals.ts'
import { groupLists } from './0058-group-lists.ts'
import { lettersInThrees } from './0059-letters-in-threes.ts'
import { searchInOrder } from './0060-search-in-order.ts'
import { topUpTurns } from './0061-top-up-turns.ts'
import { payoutLines } from './0062-payout-lines.ts'
import { programFees } from './0065-program-fees.ts'
import { latestListed } from './0068-latest-listed.ts'
import { groupLooks } from './0069-group-looks.ts'
import { owedInOrder } from './0073-owed-in-order.ts'
import { topUpReturns } from './0075-top-up-returns.ts'
import { believedReports } from './0076-believed-reports.ts'
import { networks } from './0080-networks.ts'
import { anyReasonOfResults } from './0081-reasons.ts'
import { networkCases } from './0082-network-cases.ts'
import { heldRewards } from './0084-held-rewards.ts'
import { undecidedResults } from './0085-undecided-results.ts'
import { twoPeople } from './0087-two-people.ts'
import { settingChanges } from './0088-setting-changes.ts'
import { adminInvitations } from './0089-admin-invitations.ts'
import { lettersOfOtherKeyboards } from './0093-letters-of-other-keyboards.ts'
import { claimedNumbers } from './0094-claimed-numbers.ts'
import { casesOpenedAgain } from './0097-cases-opened-again.ts'
import { browsersOfResults } from './0098-browsers-of-results.ts'
import { movingCases } from './0100-moving-cases.ts'
import { sharedContactOfWithdrawals } from './0101-shared-contact-of-withdrawals.ts'
import { nameLooks } from './0106-name-looks.ts'
import { visits } from './0107-visits.ts'
import { declinedRequests } from './0111-declined-requests.ts'
import { publishedOnItsDay } from './0112-published-on-its-day.ts'
import { resultsFound } from './0113-results-found.ts'
import { wordsOfPosts } from './0114-words-of-posts.ts'
import type { Migration } from './migration.ts'

/** All migrations, in the order in which they run. */
export const migrations: readonly Migration[] = [
  firstTables,
  joining,
  verification,
  admin,
  insights,
  managedAccounts,
  looks,
  arabicLooks,
  brandIcons,
  demoMark,
  devices,
  typedLinks,
  nameClaims,
  erasing,
  searchIndex,
  linkOrder,
  nameInOtherScript,
  pinnedPost,
  documents,
  fileColumns,
  ledger,
  demoPayments,
  wallet,
  ledgerBooks,
  adjustments,
  adjustmentViews,
  reconciliations,
  withdrawalDesk,
  walletViews,
  programs,
  candidates,
  media,
  programViews,
  programLists,
  programNotices,
  groups,
  search,
  groupFigures,
  results,
  trackingKeys,
  rewardsAndRuns,
  performance,
  clicks,
  groupWords,
  programPayments,
  clickJournals,
  groupLists,
  lettersInThrees,
  searchInOrder,
  topUpTurns,
  payoutLines,
  programFees,
  latestListed,
  groupLooks,
  owedInOrder,
  topUpReturns,
  believedReports,
  networks,
  anyReasonOfResults,
  networkCases,
  heldRewards,
  undecidedResults,
  twoPeople,
  settingChanges,
  adminInvitations,
  lettersOfOtherKeyboards,
  claimedNumbers,
  casesOpenedAgain,
  browsersOfResults,
  movingCases,
  sharedContactOfWithdrawals,
  nameLooks,
  visits,
  declinedRequests,
  publishedOnItsDay,
  resultsFound,
  wordsOfPosts,
]
