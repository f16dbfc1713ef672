/** Root fields that answer without a session. Everything else is `UN_AUTHORIZED` without one. */
export const signedOutFields: ReadonlySet<string> = new Set([
  'signIn', 'signUp', 'resendOtp', 'verifyOtp', 'regenerateAccessToken', 'signOut',
  'getCountries', 'getInterests',
  'publicProfile', 'publicInterests', 'publicProfileSocialLinks', 'publicProfileLinks', 'publicProfileFeaturedPosts',
  'publicProfileBrandCollaborations', 'publicUserRateCards', 'publicManagedAccounts', 'programsByProfile',
  'profileAvgStats', 'profileRateSocialAnalytics', 'profileMetrics', 'publicGroup', 'groupTopCountries',
  '__typename',
])

/** Session and money mutations stand alone in their document, so that one request is one try. */
export const loneFields: ReadonlySet<string> = new Set([
  'signIn', 'signUp', 'resendOtp', 'verifyOtp', 'regenerateAccessToken', 'signOut', 'switchUser',
  'topUpWallet', 'withdrawFromWallet', 'topUpProgramBudget', 'publishProgram',
])
