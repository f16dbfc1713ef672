/** What an operation does, as the promise divides them: it reads lists, reads a profile, or writes. */
export type Kind = 'list' | 'profile' | 'write'

type Operation = {
  /** Name of the operation in the app's documents. */
  readonly name: string
  readonly kind: Kind
  /** Requests with this operation, of a thousand. */
  readonly share: number
  /** The operation that the same person sends right before, if it makes sense only after that one. Both have the same share. */
  readonly after?: string
}

/**
 * The operations of the measured load. Which of them exist together, and how often, comes from the requests that the app sends in the
 * journeys: those of the shell and of the home page are half of them, then come the pages that people open from there. Sign-ups, forms of
 * programs and the back office are not in it, because few people use them and the journeys use them most. The sums are those of the
 * promise: 700 lists, 200 profiles and 100 writes of a thousand.
 */
export const mix = [
  // The shell and the home page.
  { name: 'activeProfile', kind: 'profile', share: 60 },
  { name: 'myProfiles', kind: 'profile', share: 40 },
  { name: 'unreadNotifications', kind: 'list', share: 55 },
  { name: 'ProfileProgress', kind: 'profile', share: 20 },
  { name: 'mySocialLinks', kind: 'profile', share: 15 },
  { name: 'myVerifications', kind: 'profile', share: 15 },
  { name: 'connectedAccounts', kind: 'list', share: 25 },
  { name: 'homeToday', kind: 'list', share: 35 },
  { name: 'homeMoney', kind: 'list', share: 35 },
  { name: 'homeJoined', kind: 'list', share: 35 },
  { name: 'homePrograms', kind: 'list', share: 35 },
  { name: 'homeCreatedGroups', kind: 'list', share: 25 },
  { name: 'homeTalents', kind: 'list', share: 15 },
  { name: 'homeTalentEarnings', kind: 'list', share: 20 },
  // The home page of a brand.
  { name: 'homeOwnPrograms', kind: 'list', share: 15 },
  { name: 'homeTasks', kind: 'list', share: 15 },
  { name: 'homeSpend', kind: 'list', share: 10 },
  { name: 'homeNetworkers', kind: 'list', share: 10 },
  { name: 'homeWeek', kind: 'list', share: 10 },
  // Programs: Discover, the page of a program, one's own lists.
  { name: 'discoverPrograms', kind: 'list', share: 55 },
  { name: 'programPage', kind: 'list', share: 30 },
  { name: 'programSteps', kind: 'list', share: 20 },
  { name: 'programEligibility', kind: 'list', share: 15 },
  { name: 'programViewer', kind: 'profile', share: 5 },
  { name: 'requestedPrograms', kind: 'list', share: 20 },
  { name: 'createdPrograms', kind: 'list', share: 10 },
  // The wallet.
  { name: 'myWallet', kind: 'list', share: 30 },
  { name: 'myTransactions', kind: 'list', share: 30 },
  { name: 'myWithdrawalAccounts', kind: 'list', share: 5 },
  // Search, the directory of people, profiles and groups.
  { name: 'search', kind: 'list', share: 35 },
  { name: 'people', kind: 'list', share: 25 },
  { name: 'mySavedPeopleFilters', kind: 'list', share: 5 },
  { name: 'publicProfile', kind: 'profile', share: 30 },
  { name: 'ownProfile', kind: 'profile', share: 15 },
  { name: 'groups', kind: 'list', share: 15 },
  { name: 'publicGroup', kind: 'list', share: 15 },
  { name: 'GroupMembers', kind: 'list', share: 15 },
  { name: 'groupTopCountries', kind: 'list', share: 10 },
  // The bell.
  { name: 'myNotifications', kind: 'list', share: 25 },
  { name: 'markNotifications', kind: 'write', share: 30 },
  // Signing in and out.
  { name: 'signIn', kind: 'write', share: 8 },
  { name: 'verifyOtp', kind: 'write', share: 8, after: 'signIn' },
  { name: 'signOut', kind: 'write', share: 8, after: 'verifyOtp' },
  { name: 'switchLanguage', kind: 'write', share: 8 },
  // Programs, money, groups, links and stored searches.
  { name: 'joinProgram', kind: 'write', share: 4 },
  { name: 'topUpWallet', kind: 'write', share: 4 },
  { name: 'withdrawFromWallet', kind: 'write', share: 2 },
  { name: 'joinGroup', kind: 'write', share: 5 },
  { name: 'leaveGroupMembership', kind: 'write', share: 5, after: 'joinGroup' },
  { name: 'createProfileLink', kind: 'write', share: 5 },
  { name: 'deleteProfileLink', kind: 'write', share: 5, after: 'createProfileLink' },
  { name: 'savePeopleFilter', kind: 'write', share: 4 },
  { name: 'deleteSavedPeopleFilter', kind: 'write', share: 4, after: 'savePeopleFilter' },
] as const satisfies readonly Operation[]

type Row = (typeof mix)[number]

export type OperationName = Row['name']
/** An operation with which a person begins something. */
export type FirstName = Exclude<Row, { after: string }>['name']

/** The kind of each operation. */
export const kindOf: ReadonlyMap<OperationName, Kind> = new Map(mix.map(({ name, kind }) => [name, kind]))

/** The operations that a person begins with, and how often. */
export const beginnings: readonly { name: FirstName; share: number }[] = mix.flatMap((row) =>
  'after' in row ? [] : [{ name: row.name, share: row.share }],
)

/** Requests that one beginning causes on average, because some are followed by others. */
export const requestsOfOne: number = mix.reduce((sum, { share }) => sum + share, 0) / beginnings.reduce((sum, { share }) => sum + share, 0)

/** Returns how many requests of this many have the operation. */
export const countOf = (operation: OperationName, requests: number): number =>
  (requests * (mix.find(({ name }) => name === operation)?.share ?? 0)) / 1_000
