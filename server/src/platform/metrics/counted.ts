import type { Clock } from '../clock.ts'
import type { LoadShedder } from '../load-shedder.ts'
import type { Log } from '../log.ts'
import type { Registry } from './registry.ts'

/** The names of the alarms that the server writes to its log in the field `alarm`. */
export const alarmNames = [
  'messages',
  'codes',
  'ledger',
  'unchecked',
  'others',
  'payments',
  'claims',
  'seals',
  'terms',
  'jobs',
  'funds',
  'kits',
  'archives',
] as const

/** Counts the lines of a log that an operator must know: warnings, errors, and the alarms among them by name. */
export function countedLog(log: Log, registry: Registry): Log {
  const lines = registry.counter('wasla_log_lines_total', 'Warnings and errors in the log.', 'level')
  const alarms = registry.counter('wasla_alarms_total', 'Alarms in the log. Each is written at most once an hour.', 'alarm')
  // A counter that begins at 1 has no increase that a rule could see.
  for (const level of ['warn', 'error']) lines.add(0, level)
  for (const name of alarmNames) alarms.add(0, name)
  return {
    ...log,
    warn(message, fields) {
      lines.add(1, 'warn')
      log.warn(message, fields)
    },
    error(message, fields) {
      lines.add(1, 'error')
      const name = alarmNames.find((one) => one === fields?.['alarm'])
      if (name) alarms.add(1, name)
      log.error(message, fields)
    },
  }
}

/** Counts the requests that a load shedder refuses. */
export function countedShedder(shedder: LoadShedder, registry: Registry): LoadShedder {
  const shed = registry.counter('wasla_requests_shed_total', 'Requests that were refused because the process was full.')
  shed.add(0)
  return {
    ...shedder,
    isFull() {
      const isFull = shedder.isFull()
      if (isFull) shed.add(1)
      return isFull
    },
  }
}

/** Returns a function that notes how each run of a job ended. */
export function countedJobs(registry: Registry, clock: Pick<Clock, 'now'>) {
  const runs = registry.counter('wasla_job_runs_total', 'Runs of timed jobs.', 'task', 'outcome')
  const succeeded = new Map<string, number>()
  registry.reader(
    'jobs',
    { wasla_job_last_success_timestamp_seconds: 'When a job last ended without an error in this process, in seconds since 1970.' },
    () => ({
      wasla_job_last_success_timestamp_seconds: [...succeeded].map(([job, at]) => ({ labels: { task: job }, value: at / 1000 })),
    }),
  )
  return (job: string, isDone: boolean): void => {
    runs.add(1, job, isDone ? 'done' : 'failed')
    runs.add(0, job, isDone ? 'failed' : 'done')
    if (isDone) succeeded.set(job, clock.now())
  }
}
