import type { StatedIds, StatedRow } from './stated.ts'

/**
 * Messages whose whole text is stated by a decision outside the appendices. Y-25 states a toast with a full stop, because it is two
 * sentences.
 */
export const decidedIds = ['programs.join.in'] as const

/**
 * The message ids of each text that the decisions state word for word (Appendices B and C), line by line. Error codes are their own message
 * ids.
 */
const statedIds: StatedIds = {
  'Minimum price must be less than maximum price': ['field.minPrice'],
  'Maximum price should be greater than min price': ['field.maxPrice'],
  'Invalid file type. Only pdf files are allowed.': [['field.pdfType', 'ds.fileDrop.refused.type.pdf']],
  'File size exceeds the maximum limit of 50 MB.': ['field.pdfSize'],
  'Invalid file type. Only JPG, JPEG, PNG, and GIF files are allowed.': [['field.imageType', 'ds.fileDrop.refused.type.pictures']],
  'File size exceeds the maximum limit of 10 MB.': ['field.imageSize'],
  'Invalid file type. Only image files are allowed.': [['field.imageFile', 'ds.fileDrop.refused.type.images']],
  'invitation cancelled successfully · request accepted successfully · request declined successfully · group created successfully · update success':
    ['groups.invites.cancelled', 'groups.requests.accepted', 'groups.requests.declined', 'groups.form.created', 'groups.form.updated'],
  'You have successfully switched to agent': ['profiles.agent.switched'],
  'Success · Photo uploaded successfully': [['settings.photo.success', 'profiles.agent.success'], 'settings.photo.saved'],
  'you did not create any program · you did not join any program': ['programs.mine.noneCreated', 'programs.mine.noneJoined'],
  Phone: ['field.phoneNumber'],
  'Under review page': ['verification.review.text'],
  'Waiting list': ['onboarding.wait.place'],
  'Identity confirm modal': ['verification.identity.confirm'],
  'No username tooltip': ['profiles.page.noUserName'],
  "Can't open": ['profiles.connect.cannotOpen'],
  Copied: ['profiles.connect.numberCopied'],
  'Join success toast': ['programs.join.successTitle', 'programs.join.success'],
  'Still pending after polls': ['programs.join.pending'],
  'Top-up failed': ['wallet.topUpFailed'],
  'Withdrawal started': ['wallet.withdraw.done'],
  'Withdrawal failed': ['wallet.withdrawalFailed'],
  'Empty notifications': ['notifications.none'],
  'Empty transactions': ['wallet.transactions.none'],
  'Empty insights': ['insights.noneOwn'],
  "Default first “don't” in guidelines": ['programs.guidelines.disclosure'],
  privateVisibilityError: ['programs.publish.privateVisibilityError'],
  'Publish alert': ['programs.publish.alert.now'],
  'Schedule alert': ['programs.publish.alert.later'],
  'Leave group': ['groups.leave.question'],
  'Cancel invitation': ['groups.invites.cancelTitle'],
  'Accept / decline request': ['groups.requests.acceptTitle', 'groups.requests.declineTitle'],
  'Delete group': ['groups.delete.question'],
  'Transfer ownership': ['groups.transfer.question'],
  'Group insights too small': ['groups.stats.tooSmall'],
  'Max 5 groups (info)': ['groups.form.max.title', 'groups.form.max.text'],
  'Toasts on group errors': [
    'groups.form.failed.create',
    'groups.form.failed.createInterests',
    'groups.form.failed.update',
    'groups.form.failed.updateInterests',
  ],
  'Data source': [
    ['insights.source.DEMO', 'social.source.DEMO'],
    ['insights.source.ESTIMATED', 'social.source.ESTIMATED'],
    'insights.source.API',
  ],
}

/** Lines whose part of the product is not built yet. Only remove lines here, never add any. */
export const notBuiltYet: readonly string[] = ['Published / scheduled dialog (ar)']

/** Returns the stated ids together with the error codes, whose lines and messages have the same name. */
export const withCodes = (rows: readonly StatedRow[]): StatedIds => ({
  ...Object.fromEntries(rows.filter(({ name }) => /^[A-Z_]+$/.test(name) && !notBuiltYet.includes(name)).map(({ name }) => [name, [name]])),
  ...statedIds,
})
