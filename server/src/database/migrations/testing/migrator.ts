import { openDatabase, type DatabaseOptions } from '../../database.ts'
import { migrations } from '../list.ts'
import { migrate } from '../migrate.ts'
import type { Migration } from '../migration.ts'

/** The only argument of the program. `killAfter`: the number of statements after which it kills itself; null if it does not. */
export type MigratorTask = { place: DatabaseOptions; steps: number; killAfter: number | null }

/** A step that changes an old table as later steps do: it adds a column and fills it. It also makes a table with rows. */
const later: Migration = {
  name: '9999-later',
  olderMayRun: true,
  statements: () => [
    'alter table users add column later text',
    `update users set later = 'later'`,
    'create table later (id text primary key)',
    `insert into later values ('one'), ('two')`,
    'create index later_of_users on users (later)',
  ],
}

/**
 * `migrator.ts TASK` migrates a database in a process of its own. Prints the names of the steps and the number of statements that ran. The
 * process kills itself, because no other process knows which statement runs.
 */
const { place, steps, killAfter } = JSON.parse(process.argv[2] ?? '') as MigratorTask
let ran = 0

/**
 * Returns the statements of a step as a list that counts each of them before it gives the next one, and kills the process after
 * `killAfter`.
 */
function counted(statements: readonly string[]): readonly string[] {
  function* oneByOne() {
    for (const statement of statements) {
      yield statement
      ran += 1
      if (ran === killAfter) process.kill(process.pid, 'SIGKILL')
    }
  }
  return Object.defineProperty([...statements], Symbol.iterator, { value: oneByOne })
}

const handle = await openDatabase(place)
const all = [...migrations, later].map((step): Migration => ({ ...step, statements: (dialect) => counted(step.statements(dialect)) }))
const names = await migrate(handle.db, handle.dialect, 0, all.slice(0, steps))
await handle.close()
process.stdout.write(JSON.stringify({ names, ran }))
