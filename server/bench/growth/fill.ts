import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { openDatabase } from '../../src/database/database.ts'
import { freshenEntries } from '../../src/domains/search/freshen.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { fillLedger } from '../ledger/fill.ts'
import { fillClicks, fillParticipants } from '../many-clicks.ts'
import { analyze, fillPeople, typeOf } from '../many-people.ts'
import { fillPrograms } from '../many-programs.ts'
import { startMeasured } from '../measured-product.ts'

/** Clicks of one participant. More clicks come from more participants, as in reality. */
const clicksOfOne = 100

/** Returns a profile of the demo's entry page, with its owner. */
const demoProfile = (db: Awaited<ReturnType<typeof openDatabase>>['db'], type: 'INFLUENCER' | 'BRAND') =>
  db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.user_id'])
    .where('u.mobile_no', '=', `+966${demoNumbers[type]}`)
    .where('p.type', '=', type)
    .executeTakeFirstOrThrow()

async function startAndEnd(dataDir: string): Promise<void> {
  const product = await startMeasured({ DATA_DIR: dataDir, DEMO_STAYS_OVERNIGHT: '1' })
  await product.end()
}

/**
 * Fills a data folder for a demo with this many profiles, clicks and entries of the ledger beside those of the demo. The demo's networker
 * is one of the participants with clicks.
 */
async function fill(dataDir: string, profiles: number, clicks: number, entries: number): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  // The product makes the tables and the demo.
  await startAndEnd(dataDir)
  const file = join(dataDir, 'wasla.db')
  fillLedger(file, entries)

  const handle = await openDatabase({ kind: 'sqlite', file, create: false })
  const { db } = handle
  const now = systemClock.now()
  await fillPeople(handle, 0, profiles)
  const participants = Array.from({ length: profiles }, (_, index) => index)
    .filter((index) => typeOf(index) === 'INFLUENCER')
    .slice(0, Math.max(0, Math.ceil(clicks / clicksOfOne) - 1))
    .map((index) => ({ id: `profile-${index}`, user_id: `user-${index}` }))
  const networker = await demoProfile(db, 'INFLUENCER')
  await fillPrograms(db, await demoProfile(db, 'BRAND'), 0, 1)
  // The others need no rewards, which the product would pay while it is measured.
  await fillParticipants(db, [networker], now)
  await fillClicks(db, [networker, ...participants], 0, clicks, now)
  await freshenEntries({ ...handle, clock: systemClock })
  await analyze(handle)
  await handle.close()
  // The product opens the wallets of the new profiles when it starts.
  await startAndEnd(dataDir)
}

// A listener keeps this process alive: timers that the product waits for at its end do not.
process.on('message', () => undefined)
const [folder = '', ...counts] = process.argv.slice(2)
const [ofProfiles = 0, ofClicks = 0, ofEntries = 0] = counts.map(Number)
await fill(folder, ofProfiles, ofClicks, ofEntries)
process.disconnect()
