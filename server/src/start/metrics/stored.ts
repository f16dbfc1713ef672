import { statfs } from 'node:fs/promises'
import { finishedBackups } from '../../database/backups.ts'
import type { Database, DatabaseHandle } from '../../database/database.ts'
import type { Replica } from '../../database/handle.ts'
import { findLastCheck, findReadOnly, oldestUnsealed } from '../../domains/ledger/service.ts'
import { isDatabaseReady } from '../../http/health.ts'
import { waitingPushes } from '../../domains/push/service.ts'
import { waitingWebhooks } from '../../domains/webhooks/service.ts'
import { openWithdrawals, waitingPolls } from '../../domains/wallet/service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Registry } from '../../platform/metrics/registry.ts'
import type { Services } from '../../services/services.ts'

/** Returns the seconds since a moment; 0 if it is null or lies ahead. */
const since = (now: number, moment: number | null) => (moment === null ? 0 : Math.max(0, (now - moment) / 1000))

type QueueParts = { db: Database; clock: Clock; clicks: Pick<Services['clicks'], 'oldest' | 'isLate'> }

/** Adds what waits: its number, and for how long the first has been due. */
export function addQueueMetrics(registry: Registry, { db, clock, clicks }: QueueParts): void {
  registry.reader(
    'queues',
    {
      wasla_queue_length:
        'How many wait: pushes to be sent, subjects with webhooks to be sent, payments to be checked, withdrawals that the bank has not paid.',
      wasla_queue_overdue_seconds: 'For how long the first of a queue has been due. Of withdrawals and clicks: since it began.',
      wasla_payments_unanswered: 'Payments about which the gateway gave no answer at the last check.',
      wasla_clicks_late: 'Whether clicks wait too long to be counted.',
    },
    async () => {
      const [pushes, webhooks, payments, withdrawals] = await Promise.all([
        waitingPushes(db),
        waitingWebhooks(db),
        waitingPolls(db),
        openWithdrawals(db),
      ])
      const now = clock.now()
      const of = (queue: string, value: number) => ({ labels: { queue }, value })
      return {
        wasla_queue_length: [
          of('pushes', pushes.count),
          of('webhooks', webhooks.count),
          of('payments', payments.count),
          of('withdrawals', withdrawals.count),
        ],
        wasla_queue_overdue_seconds: [
          of('pushes', since(now, pushes.firstDue)),
          of('webhooks', since(now, webhooks.firstDue)),
          of('payments', since(now, payments.firstDue)),
          of('withdrawals', since(now, withdrawals.oldest)),
          of('clicks', since(now, clicks.oldest())),
        ],
        wasla_payments_unanswered: payments.unanswered,
        wasla_clicks_late: clicks.isLate() ? 1 : 0,
      }
    },
  )
}

/** Adds what the last check of the ledger found, in whichever process it ran. */
export function addLedgerMetrics(registry: Registry, { db, clock }: { db: Database; clock: Clock }): void {
  registry.reader(
    'ledger',
    {
      wasla_ledger_last_check_timestamp_seconds: 'When the ledger was last checked, in seconds since 1970.',
      wasla_ledger_findings: 'How many faults the last check of the ledger found.',
      wasla_ledger_read_only: 'Whether no money moves, because a check found a fault.',
      wasla_ledger_unsealed_seconds: 'For how long the oldest entry has waited for its seal.',
    },
    async () => {
      const [check, readOnly, unsealed] = await Promise.all([findLastCheck(db), findReadOnly(db), oldestUnsealed(db)])
      return {
        wasla_ledger_last_check_timestamp_seconds: check && check.at / 1000,
        wasla_ledger_findings: check && check.findings.length,
        wasla_ledger_read_only: readOnly ? 1 : 0,
        wasla_ledger_unsealed_seconds: since(clock.now(), unsealed),
      }
    },
  )
}

type StoreParts = Pick<DatabaseHandle, 'db' | 'connections'> & { dataDir: string; hasBackups: boolean }

/** Adds the database, the disk and the newest backup. */
export function addStoreMetrics(registry: Registry, { db, connections, dataDir, hasBackups }: StoreParts): void {
  registry.reader('database', { wasla_database_up: 'Whether the database answers.' }, async () => ({
    wasla_database_up: (await isDatabaseReady(db)) ? 1 : 0,
  }))
  registry.reader(
    'connections',
    { wasla_database_connections: 'Connections to PostgreSQL by state, and callers that wait for one.' },
    () => ({
      wasla_database_connections: Object.entries(connections?.() ?? {}).map(([state, value]) => ({ labels: { state }, value })),
    }),
  )
  registry.reader(
    'disk',
    {
      wasla_disk_free_bytes: 'Free space where DATA_DIR is.',
      wasla_disk_size_bytes: 'Whole space where DATA_DIR is.',
      wasla_backup_last_timestamp_seconds: 'When the newest backup in DATA_DIR was made, in seconds since 1970.',
    },
    async () => {
      const disk = await statfs(dataDir)
      const [newest] = hasBackups ? finishedBackups(dataDir) : []
      return {
        wasla_disk_free_bytes: disk.bavail * disk.bsize,
        wasla_disk_size_bytes: disk.blocks * disk.bsize,
        wasla_backup_last_timestamp_seconds: newest ? newest.manifest.madeAt / 1000 : null,
      }
    },
  )
}

const inSeconds = (milliseconds: number | null) => (milliseconds === null ? null : milliseconds / 1000)

/** Adds metrics of the replica, if there is one: whether it may answer, how far it is behind, and how many reads it answers. */
export function addReplicaMetrics(registry: Registry, replica: Replica | null): void {
  registry.reader(
    'replica',
    {
      wasla_replica_ready: 'Whether the replica answers reads that may be seconds old.',
      wasla_replica_behind_seconds: 'For how many seconds changes may be missing in the replica.',
      wasla_replica_reads_total: 'Statements whose answer may be seconds old, by the server that answered.',
    },
    () => {
      const state = replica?.state()
      const reads = Object.entries(replica?.answered() ?? {})
      return {
        wasla_replica_ready: state ? (state.standing === 'ready' ? 1 : 0) : null,
        wasla_replica_behind_seconds: state ? inSeconds(state.behind) : null,
        wasla_replica_reads_total: reads.map(([answered, value]) => ({ labels: { answered }, value })),
      }
    },
  )
}
