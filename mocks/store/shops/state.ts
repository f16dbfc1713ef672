import type { ShopHour, ShopOrderRecord, ShopRecord } from '@wasla/contract/shops/record.ts'
import type { ResultStatus } from '@wasla/contract/tracking/record.ts'

/** Shops of brands with what they reported. Hours are by shop, the oldest first. */
export type ShopState = {
  shops: ShopRecord[]
  orders: (ShopOrderRecord & { status: ResultStatus | null })[]
  hours: Map<string, ShopHour[]>
}

/** Returns a state without shops. */
export const noShops = (): ShopState => ({ shops: [], orders: [], hours: new Map() })
