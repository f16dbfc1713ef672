import type { Database } from '../database/database.ts'
import { forgetEvents } from '../domains/events/store.ts'
import type { OnboardingService } from '../domains/onboarding/service.ts'
import type { NotificationsService } from '../domains/notifications/service.ts'
import type { SessionService } from '../domains/session/service.ts'
import type { SocialService } from '../domains/social/service.ts'
import type { VerificationService } from '../domains/verification/service.ts'
import { forgetDrawn } from '../http/share-picture/forget-drawn.ts'
import type { Clock } from './clock.ts'
import { forgetUploads } from './data-dir.ts'
import type { Log } from './log.ts'
import type { RateLimits } from './rate-limit.ts'

type Sweeps = {
  verification: Pick<VerificationService, 'sweep'>
  session: Pick<SessionService, 'sweep'>
  social: Pick<SocialService, 'sweep'>
  notifications: Pick<NotificationsService, 'sweep'>
  onboarding: Pick<OnboardingService, 'sweep'>
  admin: { sweep(): Promise<void> }
}
type Parts = { db: Database; clock: Clock; log: Log; limits: RateLimits; dataDir: string; services: Sweeps }

const every = 10 * 60_000
const day = 24 * 3600

/**
 * Forgets what nobody needs any more, at the start and every ten minutes. Each task may run in several processes at once: they delete
 * the same rows once (F26).
 */
export function startUpkeep({ db, clock, log, limits, dataDir, services }: Parts) {
  const tasks: Readonly<Record<string, () => unknown>> = {
    sessions: () => services.session.sweep(),
    connections: () => services.social.sweep(),
    notifications: () => services.notifications.sweep(),
    waitingList: () => services.onboarding.sweep(),
    verification: () => services.verification.sweep(),
    admin: () => services.admin.sweep(),
    drawn: () => forgetDrawn(db, dataDir),
    limits: () => limits.forget(2 * day),
    events: () => forgetEvents(db, clock.now() - day * 1000),
    uploads: () => forgetUploads(dataDir, clock),
  }
  const run = async () => {
    for (const [task, action] of Object.entries(tasks)) {
      try {
        await action()
      } catch (error) {
        log.error('Upkeep failed', { task, error })
      }
    }
  }
  let ranAt = clock.monotonic()
  let running = run()
  const again = () => (running = running.then(run).then(() => void (ranAt = clock.monotonic())))
  const timer = setInterval(again, every).unref()
  return {
    /** One turn now, after the one that runs. */
    run: again,
    /** Two turns were missed: something holds them up. */
    isLate: () => clock.monotonic() - ranAt > 2 * every + 60_000,
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}
