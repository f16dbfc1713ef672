/**
 * Price of a root field (A-16, Y-24). `once` is its cost without the fields of its answer, in microseconds of processor time on the
 * demonstration, rounded up. `rows` is the number of rows that it returns if the request names no page. `npm run bench -- documents`
 * measures both, and lists the fields that are missing here.
 */
export type QuestionPrice = { readonly once: number; readonly rows?: number }

/** Price of every field that is not listed. No such field takes longer, even for its largest answer. */
export const usualPrice: QuestionPrice = { once: 300 }

export const questionPrices: Readonly<Record<string, QuestionPrice>> = {
  performanceRange: { once: 5_000 },
  participantsRequests: { once: 4_500 },
  getProgramSocialsPerformance: { once: 3_500 },
  getParticipantSocialsPerformance: { once: 3_500 },
  profileMetrics: { once: 2_500 },
  groupMetrics: { once: 2_500 },
  programs: { once: 2_500 },
  myPrograms: { once: 2_000 },
  myTransactions: { once: 2_500 },
  people: { once: 2_000 },
  homeFigures: { once: 2_500 },
  myParticipantsRequests: { once: 2_500 },
  performanceCsv: { once: 2_000 },
  participantLicencesCsv: { once: 2_000 },
  getProgramPerformance: { once: 2_000 },
  getParticipantPerformance: { once: 2_000 },
  uncountedResults: { once: 2_000 },
  groupRateSocialAnalytics: { once: 1_500 },
  groupAvgStats: { once: 1_500 },
  peopleAlternatives: { once: 1_500 },
  programBudgetEstimate: { once: 1_500 },
  programMatches: { once: 1_500 },
  participationTimeline: { once: 1_500 },
  walletBill: { once: 1_500 },
  myWallet: { once: 1_500 },
  currentUser: { once: 1_500 },
  publicManagedAccounts: { once: 1_500 },
  myBrandCollaborations: { once: 1_500 },
  programTrackingSetup: { once: 1_500 },
  rankedParticipants: { once: 1_500 },
  GroupMembers: { once: 1_500 },
  search: { once: 1_500 },
  searchProfiles: { once: 1_500 },
  proposal: { once: 2_000 },
  myProposals: { once: 1_500, rows: 50 },
  proposalChoices: { once: 3_000, rows: 50 },
  apiKeys: { once: 300, rows: 10 },
  myMediaKits: { once: 300, rows: 10 },
  publicMediaKit: { once: 1_500 },
  myBrandDays: { once: 300, rows: 20 },
  shops: { once: 1_500, rows: 4 },
  shopOrders: { once: 800 },
  webhookEndpoints: { once: 300, rows: 5 },
  webhookDeliveries: { once: 500, rows: 20 },
  webhookDelivery: { once: 300, rows: 20 },
  getCountries: { once: 2_000, rows: 250 },
  serviceAreas: { once: 300, rows: 100 },
}

/** Price of one entry of a list argument, because each entry is one more record to return, change or look up. */
export const entryPrice = 20
