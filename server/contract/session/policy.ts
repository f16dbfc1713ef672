/** Session and money mutations. Each must be the only field of its document, so that one request cannot contain several tries. */
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
