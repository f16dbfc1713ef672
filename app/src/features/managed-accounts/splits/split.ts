import type { SplitsQuery } from './splits.generated.ts'

export type Overview = SplitsQuery['splits']
export type Split = Overview['splits'][number]
export type Party = Overview['account']['manager']

/** Address of the page on which both sides of a managed account agree splits. */
export const splitAddress = (managedAccountId: string) => `/settings/managed-accounts/${encodeURIComponent(managedAccountId)}/split`

/** Returns the two sides as the viewer sees them. */
export const sidesOf = ({ side, account: { user, manager } }: Overview): { own: Party; other: Party } =>
  side === 'MANAGER' ? { own: manager, other: user } : { own: user, other: manager }

/** Returns the splits by what can be done with them: the proposal that waits, those that were agreed, and those that are closed. */
export const sorted = ({ splits }: Pick<Overview, 'splits'>) => ({
  proposal: splits.find(({ status }) => status === 'Proposed') ?? null,
  agreed: splits.filter(({ status }) => status === 'Agreed'),
  closed: splits.filter(({ status }) => status !== 'Proposed' && status !== 'Agreed'),
})
