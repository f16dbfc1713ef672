import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { throwAwayServer } from '../src/database/testing/postgres-server.ts'
import { systemClock } from '../src/platform/clock.ts'
import { runKills } from '../src/start/testing/kills/kills.ts'

/**
 * Kills processes of the program at random moments, with each seed on a new PostgreSQL server. The arguments are the first seed and the
 * number of seeds. If there is no first seed, each run uses other seeds.
 */
const usualSeeds = 10
const parts = [
  { processes: 1, kills: 3 },
  { processes: 2, kills: 5 },
  { processes: 4, kills: 12 },
]

async function killFrom(seed: number): Promise<boolean> {
  const database = await throwAwayServer()
  if (!database) {
    console.log('PostgreSQL is not installed here: no process was killed')
    return false
  }
  const home = mkdtempSync(join(tmpdir(), 'wasla-kills-'))
  try {
    const { problems, killed, clicks, lostClicks, sales, topUps, withdrawals, signIns } = await runKills({
      url: database.url,
      home,
      seed,
      parts,
    })
    console.log(
      `seed ${seed}: ${killed} kills. Acknowledged: ${clicks} clicks, of which ${lostClicks} were not yet written; ${sales} sales, ` +
        `${topUps} top-ups, ${withdrawals} withdrawals, ${signIns} sign-ins. ${problems.length} problems`,
    )
    for (const problem of problems) console.log(`  ${problem}`)
    return problems.length === 0
  } finally {
    await database.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

const first = Number(process.argv[2] ?? systemClock.now() % 1_000_000)
const seeds = Number(process.argv[3] ?? usualSeeds)
for (let seed = first; seed < first + seeds; seed++) if (!(await killFrom(seed))) process.exitCode = 1
