import { membersOnly } from './rule.ts'

/** Fields for brands, because only brands own programs. Each sees and changes only its own shops. */
const brands = membersOnly({ feature: 'program', types: ['BRAND'], code: 'FORBIDDEN' })

export const shopsAccess = {
  shops: brands,
  shopOrders: brands,
  beginShop: brands,
  signInToShop: brands,
  completeShop: brands,
  enterShopKey: brands,
  moveShop: brands,
  checkShop: brands,
  removeShop: brands,
} as const
