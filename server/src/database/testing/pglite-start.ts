import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

const place = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const stored = join(
  import.meta.dirname,
  '../../../../.cache/pglite',
  `${createHash('sha256').update(`${place} ${process.version}`).digest('hex').slice(0, 16)}.tar`,
)

async function keep(pglite: PGlite): Promise<void> {
  const files = await pglite.dumpDataDir('none')
  const unfinished = `${stored}.${process.pid}`
  mkdirSync(dirname(stored), { recursive: true })
  writeFileSync(unfinished, Buffer.from(await files.arrayBuffer()))
  renameSync(unfinished, stored)
}

/** Starts an empty PGlite. Making its first files takes seconds, so they are stored and read the next time. */
export async function startPglite(options: PGliteOptions): Promise<PGlite> {
  if (existsSync(stored)) return PGlite.create({ ...options, loadDataDir: new Blob([readFileSync(stored)]) })
  const pglite = await PGlite.create(options)
  await keep(pglite)
  return pglite
}
