import type { MessagePort } from 'node:worker_threads'
import BetterSqlite from 'better-sqlite3'
import type { Database } from '#database/database.ts'
import { sqliteHandle } from '#database/dialects/sqlite.ts'
import { inRepeatableTransaction } from '#database/repeatable.ts'
import { systemClock } from '#platform/clock.ts'
import { randomIds } from '#platform/ids.ts'
import type { Log } from '#platform/log.ts'
import { movedClock } from '#platform/moved-clock.ts'
import { yieldToOthers } from '#platform/thread-priority.ts'
import { slicesOfOwn } from '#platform/pace.ts'
import type { Settings } from '#platform/settings.ts'
import type { Deps } from '../../../../../deps.ts'
import type { CountResults } from '../../../count-results.ts'
import { recordClicks } from '../../record.ts'
import { createContactCache } from '../../shared-contacts.ts'
import { countJournals } from '../counting.ts'
import type { CountingState, FromThread, LogLevel, Refused, Request, ThreadData, ToThread } from './messages.ts'

/** Milliseconds after which the state is sent again if nothing changes it. */
const sendEvery = 1_000

/** What the counters of clicks are made of in the thread. */
type CounterParts = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'settings' | 'payments'>

/** What the thread is given: its port to the process, its first message, and how the counters of each click are made. */
type Parts = { port: MessagePort; data: ThreadData; countersOf(parts: CounterParts): readonly CountResults[] }

/** Counts clicks in a thread for the process that started it, until the process asks it to stop. */
export function countForProcess({ port, data, countersOf }: Parts): void {
  const { file, env, settings: first, lastWake: wakeBefore } = data
  const send = (message: FromThread) => port.postMessage(message, [])

  const logAt =
    (level: LogLevel) =>
    (message: string, fields: Readonly<Record<string, unknown>> = {}) =>
      send({ kind: 'log', level, message, fields })
  const log: Log = { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error'), flush: () => undefined }

  yieldToOthers()
  const clock = movedClock(systemClock)
  const ids = randomIds(clock)
  const onSlow = (statement: string, milliseconds: number) =>
    log.error('A statement took too long', { statement: statement.slice(0, 500), milliseconds })
  const onDamage = (error: unknown) => log.error('The database is damaged: no clicks are counted until it is restored', { error })
  const sqlite = new BetterSqlite(file, { fileMustExist: true })
  const handle = sqliteHandle(sqlite, { file, isNew: false, isChecked: true, onSlow, onDamage })
  // The checkpoints of the write-ahead log run in another thread, as they do for the connection of the process.
  sqlite.pragma('wal_autocheckpoint = 8192')
  const { db, dialect } = handle

  let values = first
  const settings: Settings = { get: (key) => values[key] as never }
  // `payments` is empty, because counting clicks takes no payments.
  const deps = { db, dialect, clock, ids, env, log, settings, payments: [] }
  const contacts = createContactCache(deps)
  const countResults = countersOf(deps)

  /** Journals of the process that are being added at this moment. */
  const adding = new Map<string, Promise<void>>()
  let lastWake = wakeBefore
  let worked = 0
  let onTurn: ((refused: Refused | null) => void) | null = null

  /** Resolves when this thread may write; rejects with the reason if it may not. */
  function requestTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      onTurn = (refused) => {
        onTurn = null
        if (refused === null) resolve()
        else reject(Object.assign(new Error(refused.message), { code: refused.code }))
      }
      send({ kind: 'turnRequested' })
    })
  }

  const counting = countJournals({
    ...deps,
    dataDir: env.dataDir,
    pace: slicesOfOwn(),
    worked: () => worked,
    record: (tx, clicks) => recordClicks(tx, { dialect, ids, settings, contacts, countResults }, clicks),
    async transact<T>(work: (tx: Database) => Promise<T>): Promise<T> {
      await requestTurn()
      const began = clock.monotonic()
      try {
        return await inRepeatableTransaction(db, work)
      } finally {
        worked += clock.monotonic() - began
        send({ kind: 'turnOver' })
        sendState()
      }
    },
  })

  function sendState(): void {
    const state: CountingState = { lastWake, isCounted: counting.isCounted(), oldest: counting.oldest(), isLate: counting.isLate() }
    send({ kind: 'state', state })
  }
  const timer = setInterval(sendState, sendEvery)

  async function end(): Promise<void> {
    clearInterval(timer)
    await handle.close()
    port.close()
  }

  /** Carries out a request. Returns false if that failed, or if `stop` left something uncounted. */
  async function answer(request: Request): Promise<boolean> {
    switch (request.ask) {
      case 'add': {
        const { own, written, wake } = request
        const { journal } = own
        const added = counting
          .add(own, async () => send({ kind: 'gone', journal }))
          .then(() => {
            if (written) counting.wake(journal, written)
            lastWake = Math.max(lastWake, wake)
          })
        adding.set(journal, added)
        await added.finally(() => adding.delete(journal))
        return true
      }
      case 'adoptLeftBehind':
        await counting.adoptLeftBehind()
        return true
      case 'flush':
        await Promise.allSettled(adding.values())
        await counting.flush()
        return true
      case 'stop':
        return counting.stop(request.milliseconds)
    }
  }

  async function receive(message: ToThread): Promise<void> {
    switch (message.kind) {
      case 'request': {
        const is = await answer(message).catch((error: unknown) => {
          log.warn('Clicks cannot be counted', { error })
          return false
        })
        sendState()
        send({ kind: 'answer', number: message.number, is })
        if (message.ask === 'stop') await end()
        return
      }
      case 'wake':
        clock.put(message.ahead)
        // If adding the journal fails, the process adds it again later, which also wakes it.
        await adding.get(message.journal)?.catch(() => undefined)
        counting.wake(message.journal, message.written)
        lastWake = message.number
        return
      case 'turnGranted':
        clock.put(message.ahead)
        values = message.settings
        onTurn?.(message.refused)
        return
      case 'clear':
        counting.clear()
        contacts.clear()
    }
  }

  port.on('message', (message: ToThread) => void receive(message))
  send({ kind: 'ready' })
}
