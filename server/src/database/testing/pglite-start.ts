import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

const place = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const kept = join(
  import.meta.dirname,
  '../../../../.cache/pglite',
  `${createHash('sha256').update(`${place} ${process.version}`).digest('hex').slice(0, 16)}.tar`,
)

async function keep(pglite: PGlite): Promise<void> {
  const files = await pglite.dumpDataDir('none')
  const unfinished = `${kept}.${process.pid}`
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(unfinished, Buffer.from(await files.arrayBuffer()))
  renameSync(unfinished, kept)
}

/** An empty PostgreSQL in this process. Making its first files takes seconds of work, so they are kept and only read the next time. */
export async function startPglite(options: PGliteOptions): Promise<PGlite> {
  if (existsSync(kept)) return PGlite.create({ ...options, loadDataDir: new Blob([readFileSync(kept)]) })
  const pglite = await PGlite.create(options)
  await keep(pglite)
  return pglite
}
