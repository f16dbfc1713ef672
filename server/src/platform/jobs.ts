import { randomUUID } from 'node:crypto'
import { causedBy } from '#cause.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { startPoller } from './poller.ts'
import { startUpkeep } from './upkeep.ts'

type Named = {
  /** Name in the log; unique. */
  readonly name: string
  readonly run: () => unknown
  /**
   * Whether the job works on what one process alone has: its memory or its disk. Every process runs such a job, also one that runs no other
   * jobs.
   */
  readonly isOfProcess?: boolean
}

/** A job with an interval of its own. */
export type TimedJob = Named & {
  /** Milliseconds between two runs. */
  readonly every: number
  /**
   * Jobs of one lane share a timer and run one after the other. A job without a lane has its own, so that it delays no other job. All jobs
   * of a lane have the same interval.
   */
  readonly lane?: string
  /** Runs in place of `run` after the demo's clock moved (U-05); null if nothing becomes due by that. @default `run` */
  readonly catchUp?: (() => unknown) | null
}

/** A job that runs at the start and every ten minutes, after the other jobs of the upkeep. */
type UpkeepJob = Named & { readonly every: 'upkeep' }

/**
 * Work that a domain repeats on a timer. Several processes may run the same job: each run claims its rows before it works on them, so a job
 * needs no lease.
 */
export type Job = TimedJob | UpkeepJob

const isTimed = (job: Job): job is TimedJob => job.every !== 'upkeep'
const laneOf = ({ lane, name }: TimedJob): string => lane ?? name

/** Returns the lanes in order of their first jobs. Throws if two jobs of a lane have different intervals. */
function lanesOf(jobs: readonly TimedJob[]): { every: number; jobs: readonly TimedJob[] }[] {
  return [...Map.groupBy(jobs, laneOf)].map(([lane, inLane]) => {
    const [every = 0, other] = new Set(inLane.map((job) => job.every))
    if (other !== undefined) throw new Error(`The jobs of lane ${lane} have different intervals`)
    return { every, jobs: inLane }
  })
}

/** Notes how a run of a job ended. */
type Noted = (job: string, isDone: boolean) => void

type Around = (job: string, run: () => Promise<unknown>) => Promise<unknown>

async function runNoted({ name, run }: Job, noted: Noted, around: Around): Promise<void> {
  let isDone = false
  try {
    // Each line of the log names the run, so that the lines of one run can be found.
    await causedBy({ job: name, jobRun: randomUUID() }, () => around(name, async () => run()))
    isDone = true
  } finally {
    noted(name, isDone)
  }
}

const tasksOf = (jobs: readonly Job[], noted: Noted, around: Around) =>
  Object.fromEntries(jobs.map((job) => [job.name, () => runNoted(job, noted, around)]))

type JobsParts = {
  clock: Clock
  log: Log
  /** Called after each run. */
  noted?: Noted | undefined
  /** Wraps each run of a job. It must call `run`. */
  around?: Around | undefined
  /** Whether this process runs the jobs of the product, and not only those that are of each process. @default true */
  runsAll?: boolean
}

/** Starts the timers of the jobs. Throws if two jobs have the same name, or two jobs of a lane different intervals. */
export function startJobs(
  { clock, log, noted = () => undefined, around = (_, run) => run(), runsAll = true }: JobsParts,
  jobs: readonly Job[],
) {
  if (new Set(jobs.map(({ name }) => name)).size < jobs.length) throw new Error('Two jobs have the same name')
  const timed = jobs.filter(isTimed)
  const here = jobs.filter(({ isOfProcess = false }) => runsAll || isOfProcess)
  const lanes = lanesOf(here.filter(isTimed)).map(({ every, jobs: inLane }) => ({
    names: inLane.map(({ name }) => name),
    poller: startPoller({ clock, log, every, tasks: tasksOf(inLane, noted, around) }),
  }))
  const upkeep = startUpkeep({
    clock,
    log,
    tasks: tasksOf(
      here.filter((job) => !isTimed(job)),
      noted,
      around,
    ),
  })
  return {
    /** Runs the lane of a job now, or once more after the run that is under way. Does nothing if another process runs the job. */
    wake: (name: string): void => lanes.find(({ names }) => names.includes(name))?.poller.wake(),
    /**
     * Runs everything that became due when the demo's clock moved, in the order of the jobs, then the upkeep. Jobs of another process run too:
     * who moved the clock wants to see what follows.
     */
    async catchUp(): Promise<void> {
      for (const { run, catchUp = run } of timed) await catchUp?.()
      await upkeep.run()
    },
    /** Returns whether the upkeep missed two runs, so that something must be blocking it. */
    isLate: upkeep.isLate,
    /** Stops the timers and waits for the runs that are under way. */
    async stop(): Promise<void> {
      await Promise.all(lanes.map(({ poller }) => poller.stop()))
      await upkeep.stop()
    },
  }
}
