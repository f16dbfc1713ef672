import type { Database } from './database/database.ts'
import type { Dialect } from './database/dialects/dialect.ts'
import type { Finding } from './database/invariants/broken.ts'
import type { FlagService } from './providers/flags/port.ts'
import type { Settings } from './platform/settings.ts'
import type { Env } from './config/env.ts'
import type { Clock } from './platform/clock.ts'
import type { Ids } from './platform/ids.ts'
import type { Log } from './platform/log.ts'
import type { RateLimits } from './platform/rate-limit.ts'
import type { SocialPlatforms } from './providers/social/port.ts'
import type { FileStore } from './providers/files/port.ts'
import type { IdentityProvider } from './providers/identity/port.ts'
import type { OidcProvider } from './providers/oidc/port.ts'
import type { PaymentGateway } from './providers/payments/port.ts'
import type { PushGateway } from './providers/push/port.ts'
import type { LinkPreviews } from './providers/previews/port.ts'
import type { Thumbnails } from './providers/thumbnails/port.ts'
import type { OpenTrackingAddress } from './providers/tracking-probe/port.ts'
import type { WebhookGateway } from './providers/webhooks/port.ts'
import type { Shops } from './providers/shops/port.ts'
import type { SmsGateway } from './providers/sms/port.ts'

/** External dependencies of the server. Services are made from them. Tests pass their own. */
export type Deps = {
  db: Database
  dialect: Dialect
  clock: Clock
  ids: Ids
  env: Env
  log: Log
  limits: RateLimits
  sms: SmsGateway
  /** Pushes notifications to devices. */
  push: PushGateway
  /** Sends events to the systems of brands. */
  webhooks: WebhookGateway
  /** Shops that brands can connect. */
  shops: Shops
  /** Platforms on which accounts can be connected (E-01). */
  platforms: SocialPlatforms
  /** Gets previews of links from other sites (D-12). */
  previews: LinkPreviews
  /** Opens a brand’s tracking address as a visitor does. */
  trackingProbe: OpenTrackingAddress
  /** Stores files (U-01). */
  files: FileStore
  /** Draws thumbnails of program content (K-18). */
  thumbnails: Thumbnails
  /** Checks identities (F-01). */
  identity: IdentityProvider
  /** The OpenID Connect provider with which admins may sign in; null if they have passwords only. */
  oidc: OidcProvider | null
  /** The payment gateways that people may choose (P-09). */
  payments: readonly PaymentGateway[]
  flags: FlagService
  /** Rates, fees, waits and quotas that the back office sets (Appendix D). */
  settings: Settings
  /** Checks every invariant of the database without blocking its other users. */
  findBroken(): Promise<Finding[]>
  /** Prints a line to the terminal, outside the log: addresses, how to sign in, the codes of local (B-09). */
  print(line: string): void
}
