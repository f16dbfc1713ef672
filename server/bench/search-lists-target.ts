import { throwAwayServer } from '../src/database/testing/postgres-server.ts'
import { freshenEntries } from '../src/domains/search/freshen.ts'
import { admitsAll } from '../src/platform/load-shedder.ts'
import { analyze, fillPeople } from './many-people.ts'
import { answerSteadily, startMeasured, unlimited } from './measured-product.ts'

/** Runs the product in its own process, with its own PostgreSQL server if `postgres` is given. Adds people with their search entries. */
async function target(): Promise<void> {
  const server = process.argv.includes('postgres') ? await throwAwayServer() : null
  if (process.argv.includes('postgres') && !server) throw new Error('There is no PostgreSQL on this machine.')
  const { port, deps, end } = await startMeasured(server ? { DATABASE_URL: server.url } : {}, { limits: unlimited, loadShedder: admitsAll })
  async function add(from: number, to: number): Promise<void> {
    await fillPeople(deps, from, to)
    await freshenEntries(deps)
    await analyze(deps)
  }
  async function endBoth(): Promise<void> {
    await end()
    await server?.stop()
  }
  answerSteadily({ port, end: endBoth }, add)
}

await target()
