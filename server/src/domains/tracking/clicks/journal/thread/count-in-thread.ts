import type { Worker } from 'node:worker_threads'
import { settingKeys, type SettingValues } from '@wasla/contract/settings/settings.ts'
import type { Clock } from '#platform/clock.ts'
import { lendTurn } from '#database/writer-turn/lend-turn.ts'
import { pause } from '#wait.ts'
import type { Deps } from '../../../../../deps.ts'
import { findWorld } from '../../../stores/journals.ts'
import type { ClickCounting, OwnJournal } from '../counting.ts'
import { hasOthers } from '../left-behind.ts'
import type { Position } from '../segments.ts'
import type { CountingState, FromThread, Refused, Request, ThreadData, ToThread } from './messages.ts'

export type InThreadParts = Pick<Deps, 'db' | 'clock' | 'env' | 'log' | 'settings'> & {
  /** The path of the database’s file. */
  file: string
  /** The clock of the machine, which the thread reads too. */
  machine: Clock
  /** Writes the rows that must be in the database before clicks are counted. */
  before(): Promise<void>
  /** Starts the thread. */
  start: (data: ThreadData) => Worker
  /** Milliseconds after which a thread with nothing to count ends; a minute by default. */
  idle?: number
}

/**
 * Waits in milliseconds. `first` and `longest`: shortest and longest time from the end of a thread to the start of the next. `ending`: the
 * time that a thread may take to end before it is terminated.
 */
const waits = { first: 200, longest: 10_000, ending: 2_000 } as const
/** Milliseconds after which an idle thread ends, because it holds about 80 MB. */
const usualIdle = 60_000

/** Milliseconds for which clicks may wait for a thread until `isLate` returns true. */
const lateAfter = 1_000

const refusedFor = (error: unknown): Refused =>
  error instanceof Error
    ? { message: error.message, code: 'code' in error ? String(error.code) : null }
    : { message: String(error), code: null }

const notReported = { isCounted: false, oldest: null, isLate: false } as const
const nothingWaits = { isCounted: true, oldest: null, isLate: false } as const

type Own = OwnJournal & { readonly remove: () => Promise<void>; written: Position | null }
type Pending = { readonly request: Request; readonly resolve: (is: boolean) => void }

/**
 * Counts clicks in a thread with its own connection, so that this process keeps answering requests and redirects. SQLite has one writer at
 * a time. The thread writes only while this process has granted it the turn, so the event loop never blocks on the file (`WriterTurn`).
 * Other writers wait for as long as one slice of clicks takes; readers do not wait. A thread starts when there is something to count and
 * ends after a minute with nothing to count. A thread that ends for any other reason is replaced.
 */
export function countInThread({ file, machine, before, start, idle = usualIdle, ...deps }: InThreadParts): ClickCounting {
  const { db, clock, env, log, settings } = deps
  const owned = new Map<string, Own>()
  const pending = new Map<number, Pending>()
  let worker: Worker | null = null
  let state: CountingState = { lastWake: 0, ...nothingWaits }
  let numbers = 0
  let lastWake = 0
  let failures = 0
  /** The time since which the thread is missing; null if there is one. */
  let awaySince: number | null = null
  /** The time since which the thread has nothing to count; null if it has something to count. */
  let idleSince: number | null = null
  /** Whether the thread is ending because it had nothing to count. */
  let isResting = false
  let hasAdopted = false
  let isOver = false
  let endTurn: (() => void) | null = null
  let timer: NodeJS.Timeout | undefined

  const ahead = () => clock.now() - machine.now()
  const settingsNow = () => Object.fromEntries(settingKeys.map((key) => [key, settings.get(key)])) as SettingValues
  const post = (message: ToThread) => worker?.postMessage(message, [])

  function request(what: Request): Promise<boolean> {
    if (isOver) return Promise.resolve(false)
    const number = ++numbers
    return new Promise((resolve) => {
      pending.set(number, { request: what, resolve })
      if (worker) post({ kind: 'request', number, ...what })
      else startThreadIfDue()
    })
  }

  function wakeThread({ journal, written }: Own): void {
    if (written) post({ kind: 'wake', number: lastWake, journal, written, ahead: ahead() })
  }

  /** Requests the thread to count a journal, and repeats the request until the thread does. */
  async function follow(own: Own): Promise<void> {
    const { journal, folder } = own
    const isOwned = () => !isOver && owned.get(journal) === own
    while (isOwned()) {
      if (await request({ ask: 'add', own: { journal, folder }, written: own.written, wake: lastWake })) return wakeThread(own)
      await pause(waits.first)
    }
  }

  /** Grants the thread the turn to write. Ends when the thread returns the turn or ends. */
  async function lend(to: Worker): Promise<void> {
    const grant = (refused: Refused | null) => {
      const message: ToThread = { kind: 'turnGranted', refused, ahead: ahead(), settings: settingsNow() }
      to.postMessage(message, [])
    }
    try {
      await before()
      const giveBack = await lendTurn(db)
      if (worker !== to) return giveBack()
      endTurn = () => {
        endTurn = null
        giveBack()
      }
      grant(null)
    } catch (error) {
      grant(refusedFor(error))
    }
  }

  function receive(from: Worker, message: FromThread): void {
    switch (message.kind) {
      case 'ready':
        failures = 0
        awaySince = null
        return
      case 'answer':
        pending.get(message.number)?.resolve(message.is)
        pending.delete(message.number)
        return
      case 'turnRequested':
        void lend(from)
        return
      case 'turnOver':
        endTurn?.()
        return
      case 'state':
        state = message.state
        restIfIdle()
        return
      case 'gone': {
        const own = owned.get(message.journal)
        owned.delete(message.journal)
        own?.remove().catch((error: unknown) => log.warn('A journal of the world before is still there', { error }))
        return
      }
      case 'log':
        log[message.level](message.message, message.fields)
    }
  }

  const isAllCounted = () => state.isCounted && state.lastWake === lastWake

  /** Ends a thread that has had nothing to count for a while. */
  function restIfIdle(): void {
    if (!isAllCounted() || pending.size > 0) {
      idleSince = null
      return
    }
    idleSince ??= clock.monotonic()
    if (isResting || isOver || clock.monotonic() - idleSince < idle) return
    isResting = true
    void request({ ask: 'stop', milliseconds: 0 })
  }

  /** Starts a thread, and sends it every request that the previous thread did not answer. */
  function startThread(): void {
    if (worker || isOver) return
    clearTimeout(timer)
    timer = undefined
    awaySince ??= clock.monotonic()
    idleSince = null
    // If this process has journals, the thread's count of wakes starts at 0, because adding each journal wakes the thread again.
    const started = start({ file, env, settings: settingsNow(), lastWake: owned.size > 0 ? 0 : lastWake })
    started.unref()
    worker = started
    let problem: unknown = null
    started
      .on('message', (message: FromThread) => worker === started && receive(started, message))
      .once('error', (error: unknown) => void (problem = error))
      .once('exit', () => ended(started, problem))
    for (const [number, { request: what }] of pending) post({ kind: 'request', number, ...what })
    const known = [...pending.values()].map(({ request: what }) => (what.ask === 'add' ? what.own.journal : null))
    for (const own of owned.values()) if (!known.includes(own.journal)) void follow(own)
  }

  /** Starts a thread, unless a restart is already scheduled. */
  function startThreadIfDue(): void {
    if (timer === undefined) startThread()
  }

  function ended(which: Worker, problem: unknown): void {
    if (worker !== which) return
    worker = null
    endTurn?.()
    if (isOver) return
    if (isResting) {
      isResting = false
      for (const [number, { request: what }] of pending) if (what.ask === 'stop') pending.delete(number)
      state = { lastWake: state.lastWake, ...nothingWaits }
      if (!isAllCounted() || pending.size > 0) startThread()
      return
    }
    state = { lastWake: 0, ...notReported }
    awaySince ??= clock.monotonic()
    failures += 1
    log.error('The thread that counts clicks ended; another one begins', { error: problem })
    timer = setTimeout(startThread, Math.min(waits.first * 2 ** (failures - 1), waits.longest)).unref()
  }

  /** Requests the thread to count the journals of ended processes, if there are any. */
  async function adoptLeftBehind(): Promise<void> {
    const world = await findWorld(db)
    if (world !== null && (await hasOthers(env.dataDir, world, (journal) => owned.has(journal)))) await request({ ask: 'adoptLeftBehind' })
    hasAdopted = true
  }

  return {
    async add({ journal, folder }, remove) {
      const own: Own = { journal, folder, remove, written: null }
      owned.set(journal, own)
      // The clicks of the journal are safe on the disk even if there is no thread to count them yet.
      if (worker) void follow(own)
    },
    wake(journal, written) {
      const own = owned.get(journal)
      if (!own) return
      own.written = written
      lastWake += 1
      if (worker) wakeThread(own)
      else startThreadIfDue()
    },
    adoptLeftBehind,
    async flush() {
      await adoptLeftBehind().catch((error: unknown) => log.warn('Journals of clicks cannot be adopted', { error }))
      if (!isAllCounted()) await request({ ask: 'flush' })
    },
    async stop(milliseconds) {
      clearTimeout(timer)
      if (isOver) return false
      if (!worker && isAllCounted()) {
        isOver = true
        return true
      }
      startThread()
      const running = worker
      if (!running) return false
      const exit = new Promise<void>((resolve) => running.once('exit', () => resolve()))
      const over = new AbortController()
      const isCounted = await Promise.race([
        request({ ask: 'stop', milliseconds }),
        exit.then(() => false),
        pause(milliseconds + waits.ending, over.signal).then(() => false),
      ])
      over.abort()
      isOver = true
      // The thread closes its connection and ends, unless it hangs.
      const patience = setTimeout(() => void running.terminate(), waits.ending)
      await exit
      clearTimeout(patience)
      for (const { resolve } of pending.values()) resolve(false)
      pending.clear()
      return isCounted
    },
    clear() {
      owned.clear()
      state = { lastWake, ...nothingWaits }
      post({ kind: 'clear' })
    },
    isCounted: () => hasAdopted && isAllCounted(),
    oldest: () => state.oldest,
    isLate: () => state.isLate || (awaySince !== null && !isAllCounted() && clock.monotonic() - awaySince > lateAfter),
  }
}
