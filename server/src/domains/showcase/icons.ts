import type { Database } from '#database/database.ts'

/**
 * A brand's picture as others show it beside their work (D-15), wherever it stands: another one, or none once the brand may not be seen.
 * In the transaction of what happened to the brand.
 */
export const changeIcon = (tx: Database, from: string, to: string | null) =>
  tx.updateTable('brand_collaborations').set({ brand_icon: to }).where('brand_icon', '=', from).execute()
