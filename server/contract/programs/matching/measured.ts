import { dayAt } from '../../insights/days.ts'
import { demoFigures } from '../../insights/demo.ts'
import type { SocialLinkRecord } from '../../social/record.ts'

/** Measured figures that criteria check in addition to followers. Engagement in percent; null means not measured. */
export type MeasuredFigures = { readonly accountId: string; readonly engagement: number | null; readonly views: number | null }

type Account = Pick<SocialLinkRecord, 'id' | 'platform' | 'userName' | 'followers' | 'source'>

/**
 * Returns the newest figures of each account. Demo accounts that were never measured get the figures that a measurement would give (E-06),
 * so that matches do not depend on which profiles were opened before.
 */
export function newestFigures(accounts: readonly Account[], stored: readonly MeasuredFigures[], now: number): MeasuredFigures[] {
  const known = new Set(stored.map(({ accountId }) => accountId))
  const day = dayAt(now)
  const invented = accounts.filter(({ id, source }) => source === 'DEMO' && !known.has(id))
  return [
    ...stored.map(({ accountId, engagement, views }) => ({ accountId, engagement, views })),
    ...invented.map((account) => {
      const { engagement, views } = demoFigures({ ...account, day }, day)
      return { accountId: account.id, engagement, views }
    }),
  ]
}
