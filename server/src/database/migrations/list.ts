import { push } from './0002-push.ts'
import { adminOidc } from './0003-admin-oidc.ts'
import { promoCodes } from './0004-promo-codes.ts'
import { webhooks } from './0005-webhooks.ts'
import { watchman } from './0006-watchman.ts'
import { tills } from './0007-tills.ts'
import { sealedTerms } from './0008-sealed-terms.ts'
import { shops } from './0009-shops.ts'
import { apiKeys } from './0010-api-keys.ts'
import { splits } from './0011-splits.ts'
import { proofOfFunds } from './0012-proof-of-funds.ts'
import { paymentRecords } from './0013-payment-records.ts'
import { licences } from './0014-licences.ts'
import { ownData } from './0015-own-data.ts'
import { mediaKits } from './0016-media-kits.ts'
import { proposals } from './0017-proposals.ts'
import { brandDays } from './0018-brand-days.ts'
import { firstSchema } from './first/first-schema.ts'
import type { Migration } from './migration.ts'

/** All migrations, in the order in which they run. */
export const migrations: readonly Migration[] = [
  firstSchema,
  push,
  adminOidc,
  promoCodes,
  webhooks,
  watchman,
  tills,
  sealedTerms,
  shops,
  apiKeys,
  splits,
  proofOfFunds,
  paymentRecords,
  licences,
  ownData,
  mediaKits,
  proposals,
  brandDays,
]
