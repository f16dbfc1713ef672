import { join } from 'node:path'
import type { Database } from '#database/database.ts'
import { inStretches } from '#database/in-stretches.ts'
import { inRepeatableTransaction } from '#database/repeatable.ts'
import { inTransaction } from '#database/transaction.ts'
import { pace } from '#platform/pace.ts'
import type { Deps } from '../../../../deps.ts'
import { beginCounting, findCounted, findWorld, forgetJournal, moveCounted, takeWorld } from '../../stores/journals.ts'
import type { Click } from '../click.ts'
import { journalCounter, type Source } from './counter.ts'
import { beginJournal, type Journal } from './journal.ts'
import { journalsIn, takeLeftBehind, type LeftBehind } from './left-behind.ts'
import { journalReader, type JournalReader } from './reader.ts'
import { beginning, removeBefore, type Position } from './segments.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'ids' | 'env' | 'log'> & {
  /** What is to be written before clicks are counted. */
  before(): Promise<void>
  /** Writes clicks by the rules and has them counted, in the transaction given. */
  record(tx: Database, clicks: readonly Click[]): Promise<unknown>
}

/** The journal that this process writes. */
type Own = { readonly name: string; readonly journal: Journal; readonly reader: JournalReader }

/** How often this process looks for journals that others left behind, in milliseconds. */
const lookEvery = 10_000

/**
 * The journals of clicks on the disk of this process: the one it writes, and those that were left behind by processes that ended. A click
 * is safe once it lies in one, and is counted exactly once: how far a journal is counted stands in the database, and moves in the
 * transaction that counts.
 */
export function clickJournals({ db, clock, ids, env, log, before, record }: Parts) {
  let own: Promise<Own> | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let hasLooked = false
  /** Milliseconds spent on counting. */
  let worked = 0
  /** The locks of what was left behind. */
  const taken = new Set<LeftBehind>()

  const counter = journalCounter({
    clock,
    log,
    pace: pace(),
    worked: () => worked,
    async count(journal, from, to, clicks) {
      await before()
      let workedOn = () => 0
      const done = inRepeatableTransaction(db, async (whole) => {
        const { db: tx, worked: soFar } = inStretches(whole, clock.monotonic)
        workedOn = soFar
        if (!(await moveCounted(tx, journal, from, to))) {
          const counted = await findCounted(tx, journal)
          return counted ? { counted } : 'GONE'
        }
        if (clicks.length > 0)
          await record(
            tx,
            clicks.map((click) => ({ ...click, wasOpen: true })),
          )
        return null
      })
      return done.finally(() => (worked += workedOn()))
    },
  })

  /** What is counted is on the disk of the database, before what it was counted from goes. */
  const settle = (journal: string, counted: Position) => inTransaction(db, (tx) => moveCounted(tx, journal, counted, counted))

  async function dropCounted(journal: string, folder: string, reader: JournalReader, segment: number): Promise<void> {
    await settle(journal, reader.counted())
    await removeBefore(folder, segment)
  }

  async function begin(): Promise<Own> {
    const name = ids.uuid()
    const world = await inTransaction(db, async (tx) => {
      await beginCounting(tx, name)
      return takeWorld(tx, ids.secret(12))
    })
    const journal = await beginJournal(join(journalsIn(env.dataDir, world), name))
    const reader = journalReader(journal.folder, beginning, journal.written)
    counter.add({
      journal: name,
      reader,
      dropCounted: (segment) => dropCounted(name, journal.folder, reader, segment),
      finish: null,
      forget: journal.remove,
    })
    return { name, journal, reader }
  }

  /** Nothing of a journal is needed any more. */
  async function end({ name, journal, reader }: Own): Promise<void> {
    await settle(name, reader.counted())
    await journal.remove()
    await forgetJournal(db, name)
  }

  /** The journal of this process; where it cannot be begun now, the next click begins it. */
  function current(): Promise<Own> {
    const begun = own ?? begin()
    own = begun
    begun.catch(() => (own === begun ? (own = null) : undefined))
    return begun
  }

  async function adopt(left: LeftBehind): Promise<void> {
    taken.add(left)
    const { journal, folder } = left
    await beginCounting(db, journal)
    const from = (await findCounted(db, journal)) ?? beginning
    const remove = async () => {
      taken.delete(left)
      await left.remove()
    }
    const reader = journalReader(folder, from, () => null)
    const source: Source = {
      journal,
      reader,
      dropCounted: (segment) => dropCounted(journal, folder, reader, segment),
      // The row goes last: without it everything would be counted once more.
      finish: async () => {
        await settle(journal, reader.counted())
        await remove()
        await forgetJournal(db, journal)
      },
      forget: remove,
    }
    counter.add(source)
  }

  /** Counts what processes left behind that ended. */
  async function look(): Promise<void> {
    lookedAt = clock.monotonic()
    const world = await findWorld(db)
    if (world === null) {
      hasLooked = true
      return
    }
    for (const left of await takeLeftBehind(env.dataDir, world, counter.has)) await adopt(left)
    hasLooked = true
    counter.wake()
  }

  return {
    /** Puts the lines of clicks into the journal of this process; resolves when they are safe. The same again where it rejects. */
    async take(lines: readonly string[]): Promise<void> {
      const { journal } = await current()
      await journal.append(lines.join(''))
      counter.wake()
    },
    /** For the timer: what others left behind is counted too. */
    async freshen(): Promise<void> {
      if (clock.monotonic() - lookedAt >= lookEvery) await look()
    },
    /** Counts everything that lies there, now. Resolves also where it could not be counted. */
    async flush(): Promise<void> {
      await look().catch((error: unknown) => log.warn('Journals of clicks cannot be looked for', { error }))
      await counter.flush()
    },
    /** What is counted need not lie there any longer. */
    async turn(): Promise<void> {
      const begun = await own?.catch(() => null)
      begun?.journal.turn()
      counter.wake()
    },
    /** Counts for at most so many milliseconds; what is not counted by then is, after the next start. */
    async stop(milliseconds: number): Promise<void> {
      await counter.stop(milliseconds)
      for (const { release } of taken) release()
      taken.clear()
      const begun = await own?.catch(() => null)
      if (!begun) return
      if (counter.isCounted()) await end(begun).catch((error: unknown) => log.warn('A journal of clicks is still there', { error }))
      await begun.journal.close()
    },
    isLate: counter.isLate,
    /** Whether everything that lies there was counted when it was last looked at. After a start nobody knows until it was looked at. */
    isCounted: () => hasLooked && counter.isCounted(),
    /** The moment of the click that waits in front; null where none does. */
    oldest: counter.oldest,
    /** Forgets all of it: another world took the place of this one (U-02). */
    clear(): void {
      const last = own
      own = null
      lookedAt = Number.NEGATIVE_INFINITY
      counter.clear()
      const removed = [...taken].map((left) => left.remove())
      taken.clear()
      void Promise.all([last?.then(({ journal }) => journal.remove()), ...removed]).catch((error: unknown) =>
        log.warn('Journals of the world before are still there', { error }),
      )
    },
  }
}

export type ClickJournals = ReturnType<typeof clickJournals>
