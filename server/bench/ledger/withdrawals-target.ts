import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { newSession } from '@wasla/contract/session/entry.ts'
import { signAccessToken } from '../../src/domains/session/access-token.ts'
import { sessionKeys } from '../../src/domains/session/keys.ts'
import { insertSession } from '../../src/domains/session/stores/sessions.ts'
import { createLedgerService } from '../../src/domains/ledger/service.ts'
import { walletHarness } from '../../src/domains/wallet/testing/harness.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { randomIds } from '../../src/platform/ids.ts'
import { silentLog } from '../../src/platform/log.ts'
import { endWithParent, startMeasured, unlimited } from '../measured-product.ts'
import type { Hello, Question } from './compare.ts'

/** Number of people. Each person withdraws once, because nobody may have two open withdrawals. */
const people = 440
const ids = randomIds(systemClock)

/** Writes the rows of a withdrawal with prepared statements, as `withdrawFromWallet` does. */
function bareWithdrawals(file: string): { withdraw(): void; close(): void } {
  const sqlite = new BetterSqlite(file)
  sqlite.pragma('journal_mode = wal')
  sqlite.pragma('synchronous = full')
  const wide = (name: string, columns: number) => {
    const names = Array.from({ length: columns }, (_, index) => `c${index}`)
    sqlite.exec(`create table ${name} (id text primary key, ${names.join(', ')})`)
    return sqlite.prepare(`insert into ${name} values (?, ${names.map(() => '?').join(', ')})`)
  }
  const insert = {
    withdrawals: wide('withdrawals', 13),
    transactions: wide('transactions', 6),
    entries: wide('entries', 5),
    holds: wide('holds', 9),
    keys: wide('keys', 5),
    unsealed: wide('unsealed', 1),
    listed: wide('listed', 7),
    invoices: wide('invoices', 6),
    audit: wide('audit', 7),
  }
  sqlite.exec(`create table accounts (id integer primary key, balance integer, version integer); create table counts (id integer primary key, last integer);
    insert into accounts values (1, 0, 0), (2, 0, 0); insert into counts values (1, 0);`)
  const move = sqlite.prepare('update accounts set balance = balance + 1, version = version + 1 where id = ?')
  const count = sqlite.prepare('update counts set last = last + 1')
  const row = (columns: number) =>
    Array.from({ length: columns }, (_, index) => (index % 2 ? 1_000_000 + index : '0190c0de-0000-7000-8000-000000000000'))
  const withdraw = sqlite.transaction(() => {
    const id = ids.uuid()
    insert.transactions.run(id, ...row(6))
    for (const line of [0, 1]) {
      insert.entries.run(`${id}:${line}`, ...row(5))
      move.run(line + 1)
    }
    insert.holds.run(id, ...row(9))
    insert.keys.run(id, ...row(5))
    insert.unsealed.run(id, ...row(1))
    insert.withdrawals.run(id, ...row(13))
    insert.listed.run(id, ...row(7))
    count.run()
    insert.invoices.run(id, ...row(6))
    insert.audit.run(id, ...row(7))
  })
  return { withdraw: () => withdraw.immediate(), close: () => void sqlite.close() }
}

/** Runs the product as a demo with people who have money, a bank account and a session. Also runs bare statements for comparison. */
async function target(): Promise<void> {
  const product = await startMeasured({}, { limits: unlimited, log: silentLog })
  const { db, dialect, env } = product.deps
  const t = await walletHarness({ db, dialect })
  const keys = sessionKeys(env.secrets)
  const tokens: string[] = []
  while (tokens.length < people) {
    const viewer = await t.withMoney(100_000)
    const account = await t.account(viewer)
    const now = systemClock.now()
    const { userId, profileId, profileType } = viewer
    const sid = ids.uuid()
    await insertSession(db, {
      ...newSession({ id: sid, userId, profileId }, 86_400_000, now),
      createdAt: now,
      refreshHash: sid,
      parentHash: null,
      userAgent: 'bench',
    })
    tokens.push(`${signAccessToken(keys, { sub: userId, profileId, profileType, sid }, now)} ${account.id}`)
  }
  const bare = bareWithdrawals(join(product.dataDir, 'bare.db'))
  const ledger = createLedgerService({ db, dialect, clock: systemClock, ids, log: silentLog })

  process.on('message', (question: Question) => {
    if (question === 'cpu') process.send?.(process.cpuUsage())
    else if (question === 'stop') process.disconnect()
    else if (question === 'findings') void ledger.seal().then(async () => process.send?.((await ledger.check()).findings.length))
    else {
      for (let made = 0; made < question.bare; made++) bare.withdraw()
      process.send?.(process.cpuUsage())
    }
  })
  endWithParent(async () => {
    bare.close()
    await product.end()
  })
  process.send?.({ port: product.port, tokens } satisfies Hello)
}

await target()
