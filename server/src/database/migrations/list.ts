import { push } from './0002-push.ts'
import { adminOidc } from './0003-admin-oidc.ts'
import { promoCodes } from './0004-promo-codes.ts'
import { webhooks } from './0005-webhooks.ts'
import { watchman } from './0006-watchman.ts'
import { tills } from './0007-tills.ts'
import { sealedTerms } from './0008-sealed-terms.ts'
import { shops } from './0009-shops.ts'
import { firstSchema } from './first/first-schema.ts'
import type { Migration } from './migration.ts'

/** All migrations, in the order in which they run. */
export const migrations: readonly Migration[] = [firstSchema, push, adminOidc, promoCodes, webhooks, watchman, tills, sealedTerms, shops]
