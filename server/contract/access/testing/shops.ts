import { allBut, behindFlag, each, forMembers, type UserRow } from './user-rows.ts'

/** Refuses everybody except brands. */
const noBrand = each(allBut('brand', 'brandUnderReview', 'brandRejected'), 'FORBIDDEN')

const calls: readonly UserRow[] = [
  forMembers('query', 'shops { id }', noBrand),
  forMembers('query', 'shopOrders(id: "none") { count }', noBrand),
  forMembers('mutation', 'beginShop(kind: SALLA) { id }', noBrand),
  forMembers('mutation', 'signInToShop(input: { id: "none", redirectUri: "https://nabt.example/" }) { authorizationUrl }', noBrand),
  forMembers('mutation', 'completeShop(input: { state: "none", code: "none" }) { id }', noBrand),
  forMembers('mutation', 'enterShopKey(input: { id: "none", address: "nabt.example", key: "ck_1", secret: "cs_1" }) { id }', noBrand),
  forMembers('mutation', 'moveShop(input: { id: "none", step: KEEP }) { id }', noBrand),
  forMembers('mutation', 'checkShop(id: "none") { result }', noBrand),
  forMembers('mutation', 'removeShop(id: "none") { id }', noBrand),
]

export const shopsCalls: readonly UserRow[] = calls.map(behindFlag('program'))
