/** Session and money mutations are the only field of their document, so that one request is one try. */
export const loneFields: ReadonlySet<string> = new Set([
  'signIn',
  'signUp',
  'resendOtp',
  'verifyOtp',
  'regenerateAccessToken',
  'signOut',
  'switchUser',
  'topUpWallet',
  'withdrawFromWallet',
  'topUpProgramBudget',
  'publishProgram',
])
