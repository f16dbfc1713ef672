import type { Deps } from './deps.ts'
import type { AdminService } from './domains/admin/service.ts'
import { forgetEvents } from './domains/events/store.ts'
import { forgetDrawn } from './http/share-picture/forget-drawn.ts'
import { forgetUploads } from './platform/data-dir.ts'
import type { Services } from './services.ts'

const day = 24 * 3600

/** Tasks that delete obsolete rows. Several processes may run a task at the same time: they delete the same rows once (F26). */
export const upkeepTasks = (
  { db, clock, limits, env }: Pick<Deps, 'db' | 'clock' | 'limits' | 'env'>,
  services: Services,
  admin: Pick<AdminService, 'sweep'>,
): Readonly<Record<string, () => unknown>> => ({
  sessions: () => services.session.sweep(),
  connections: () => services.social.sweep(),
  notifications: () => services.notifications.sweep(),
  waitingList: () => services.onboarding.sweep(),
  verification: () => services.verification.sweep(),
  groupFigures: () => services.groupFigures.renew(),
  admin: () => admin.sweep(),
  reconciliation: () => services.wallet.reconcile(),
  rewards: () => services.rewards.giveBackForgotten(),
  clicks: () => services.clicks.sweep(),
  drawn: () => forgetDrawn(db, env.dataDir),
  limits: () => limits.forget(2 * day),
  events: () => forgetEvents(db, clock.now() - day * 1000),
  uploads: () => forgetUploads(env.dataDir, clock),
})
