import type { Database } from './database/database.ts'
import type { Dialect } from './database/dialects/dialect.ts'
import type { Finding } from './database/invariants/broken.ts'
import type { FlagService } from './domains/flags/service.ts'
import type { Settings } from './domains/settings/service.ts'
import type { Env } from './env.ts'
import type { Clock } from './platform/clock.ts'
import type { Ids } from './platform/ids.ts'
import type { Log } from './platform/log.ts'
import type { RateLimits } from './platform/rate-limit.ts'
import type { SocialPlatforms } from './providers/social/port.ts'
import type { FileStore } from './providers/files/port.ts'
import type { IdentityProvider } from './providers/identity/port.ts'
import type { PaymentGateway } from './providers/payments/port.ts'
import type { LinkPreviews } from './providers/previews/port.ts'
import type { Thumbnails } from './providers/thumbnails/port.ts'
import type { OpenTrackingAddress } from './providers/tracking-probe/port.ts'
import type { SmsGateway } from './providers/sms/port.ts'

/** Everything from outside that the server rests on. Services are made from it, tests make it by hand. */
export type Deps = {
  db: Database
  dialect: Dialect
  clock: Clock
  ids: Ids
  env: Env
  log: Log
  limits: RateLimits
  sms: SmsGateway
  /** Where accounts can be connected (E-01). */
  platforms: SocialPlatforms
  /** What other sites say of the links people show (D-12). */
  previews: LinkPreviews
  /** Opens a brand's tracking address as a visitor does. */
  trackingProbe: OpenTrackingAddress
  /** Where files lie (U-01). */
  files: FileStore
  /** Who draws small pictures of what programs show (K-18). */
  thumbnails: Thumbnails
  /** Who checks identities (F-01). */
  identity: IdentityProvider
  /** Who takes money for us (P-09): those that are switched on. */
  payments: readonly PaymentGateway[]
  flags: FlagService
  /** Rates, fees, waits and quotas as the back office set them (Appendix D). */
  settings: Settings
  /** Looks at every invariant of the database without holding up who else uses it. */
  findBroken(): Promise<Finding[]>
  /** A line for the person at the terminal, past the log: addresses, how to enter, the codes of local (B-09). */
  print(line: string): void
}
