/** Subjects of text messages (B-09). A vendor that requires registered templates knows them by these names. */
export const smsKinds = [
  'code',
  'invitation',
  'admitted',
  'businessApproved',
  'businessRejected',
  'withdrawalPaid',
  'withdrawalFailed',
  'budgetAlert',
  'dataArchive',
  'accountDeletion',
  'accountDeletionHeld',
] as const
export type SmsKind = (typeof smsKinds)[number]
