import { parentPort, workerData } from 'node:worker_threads'
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
import type { Settings } from '../../../../settings/service.ts'
import { createMoneyServices } from '../../../../../money-services.ts'
import { resultCounters } from '../../../../../result-counters.ts'
import { recordClicks } from '../../record.ts'
import { knownContacts } from '../../shared-contacts.ts'
import { countJournals } from '../counting.ts'
import type { CountingState, FromThread, LogLevel, Refused, Request, ThreadData, ToThread } from './messages.ts'

if (!parentPort) throw new Error('Clicks are counted in a thread of the server')
const port = parentPort
const { file, env, settings: first, heard: before } = workerData as ThreadData

/** How often the process is told how counting stands where nothing moves it, in milliseconds. */
const tellEvery = 1_000

const tell = (message: FromThread) => port.postMessage(message, [])

const say =
  (level: LogLevel) =>
  (message: string, fields: Readonly<Record<string, unknown>> = {}) =>
    tell({ kind: 'log', level, message, fields })
const log: Log = { debug: say('debug'), info: say('info'), warn: say('warn'), error: say('error'), flush: () => undefined }

yieldToOthers()
const clock = movedClock(systemClock)
const ids = randomIds(clock)
const onSlow = (statement: string, milliseconds: number) =>
  log.error('A statement took too long', { statement: statement.slice(0, 500), milliseconds })
const onDamage = (error: unknown) => log.error('The database is damaged: no clicks are counted until it is restored', { error })
const sqlite = new BetterSqlite(file, { fileMustExist: true })
const handle = sqliteHandle(sqlite, { file, isNew: false, isChecked: true, onSlow, onDamage })
// Another thread writes the log back, as for the connection of the process.
sqlite.pragma('wal_autocheckpoint = 8192')
const { db, dialect } = handle

let values = first
const settings: Settings = { get: (key) => values[key] as never }
// To count takes no payments.
const deps = { db, dialect, clock, ids, env, log, settings, payments: [] }
const contacts = knownContacts(deps)
const countResults = resultCounters({ ...deps, wallet: createMoneyServices(deps).wallet })

/** Journals of the process that are being added. */
const adding = new Map<string, Promise<void>>()
let heard = before
let worked = 0
let given: ((refused: Refused | null) => void) | null = null

/** Resolves when this thread may write. */
function takeTurn(): Promise<void> {
  return new Promise((resolve, reject) => {
    given = (refused) => {
      given = null
      if (refused === null) resolve()
      else reject(Object.assign(new Error(refused.message), { code: refused.code }))
    }
    tell({ kind: 'turn' })
  })
}

const counting = countJournals({
  ...deps,
  dataDir: env.dataDir,
  pace: slicesOfOwn(),
  worked: () => worked,
  record: (tx, clicks) => recordClicks(tx, { dialect, ids, settings, contacts, countResults }, clicks),
  async transact<T>(work: (tx: Database) => Promise<T>): Promise<T> {
    await takeTurn()
    const began = clock.monotonic()
    try {
      return await inRepeatableTransaction(db, work)
    } finally {
      worked += clock.monotonic() - began
      tell({ kind: 'turnOver' })
      tellState()
    }
  },
})

function tellState(): void {
  const state: CountingState = { heard, isCounted: counting.isCounted(), oldest: counting.oldest(), isLate: counting.isLate() }
  tell({ kind: 'state', state })
}
const timer = setInterval(tellState, tellEvery)

async function end(): Promise<void> {
  clearInterval(timer)
  await handle.close()
  port.close()
}

/** Does what is requested. False: it could not be done, or `stop` left something uncounted. */
async function answer(request: Request): Promise<boolean> {
  switch (request.ask) {
    case 'add': {
      const { own, written, wake } = request
      const { journal } = own
      const added = counting
        .add(own, async () => tell({ kind: 'gone', journal }))
        .then(() => {
          if (written) counting.wake(journal, written)
          heard = Math.max(heard, wake)
        })
      adding.set(journal, added)
      await added.finally(() => adding.delete(journal))
      return true
    }
    case 'look':
      await counting.look()
      return true
    case 'flush':
      await Promise.allSettled(adding.values())
      await counting.flush()
      return true
    case 'stop':
      return counting.stop(request.milliseconds)
  }
}

async function take(message: ToThread): Promise<void> {
  switch (message.kind) {
    case 'request': {
      const is = await answer(message).catch((error: unknown) => {
        log.warn('Clicks cannot be counted', { error })
        return false
      })
      tellState()
      tell({ kind: 'answer', number: message.number, is })
      if (message.ask === 'stop') await end()
      return
    }
    case 'wake':
      clock.put(message.ahead)
      // A journal that cannot be added now is woken again once it is.
      await adding.get(message.journal)?.catch(() => undefined)
      counting.wake(message.journal, message.written)
      heard = message.number
      return
    case 'turn':
      clock.put(message.ahead)
      values = message.settings
      given?.(message.refused)
      return
    case 'clear':
      counting.clear()
      contacts.clear()
  }
}

port.on('message', (message: ToThread) => void take(message))
tell({ kind: 'ready' })
