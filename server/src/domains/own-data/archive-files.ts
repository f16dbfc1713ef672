import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { SectionCounts } from '@wasla/contract/own-data/archive.ts'
import { noCounts } from '@wasla/contract/own-data/archive.ts'
import { ownDataLimits } from '@wasla/contract/own-data/limits.ts'
import { dataSections } from '@wasla/contract/own-data/sections.ts'
import { languages } from '@wasla/contract/platform/language.ts'
import type { Database } from '#database/database.ts'
import type { ZipEntry } from '#platform/zip.ts'
import type { FilesService } from '../files/service.ts'
import type { ProfilesService } from '../profiles/service.ts'
import { namesOf } from './names.ts'
import { firstPage, pageName, sectionPage, type ShownTable } from './pages/page.ts'
import { findOwnRows, type Account, type Row } from './stores/collect.ts'
import { exportedTables } from './tables/tables.ts'

/** Rows that one statement reads. */
const atOnce = 1_000

type Making = {
  db: Database
  profiles: Pick<ProfilesService, 'everById'>
  files: Pick<FilesService, 'find' | 'open'>
  account: Account
  product: Readonly<Record<(typeof languages)[number], string>>
  madeAt: number
  /** An empty folder of this archive alone. */
  folder: string
  /** Called between two pieces of work. Throws if the work must end. */
  goOn(): Promise<void>
}

type Exported = (typeof exportedTables)[number]

/** Writes all rows of one table to a file as JSON, and returns the newest of them for the pages. */
async function writeTable(making: Making, table: Exported): Promise<ShownTable> {
  const { db, account, folder, goOn } = making
  const people = table.rule.people ?? []
  let [rows, count]: [Row[], number] = [[], 0]
  const file = await open(join(folder, `${table.name}.json`), 'wx', 0o600)
  try {
    await file.write('[')
    for (let page: Row[] = [], offset = 0; offset === 0 || page.length === atOnce; offset += atOnce) {
      await goOn()
      page = await namesOf(making, people, await findOwnRows(db, account, table, { limit: atOnce, offset }))
      for (const row of page) await file.write(`${count++ === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`)
      rows = [...rows, ...page].slice(-ownDataLimits.rowsOnPage)
    }
    await file.write('\n]\n')
  } finally {
    await file.close()
  }
  return { name: table.name, section: table.rule.section, rows: rows.toReversed(), count }
}

const countsOf = (tables: readonly ShownTable[]): SectionCounts =>
  tables.reduce((counts, { section, count }) => ({ ...counts, [section]: counts[section] + count }), noCounts)

/** Collects everything of an account. Returns its tables, and the number of rows in each section. */
export async function collect(making: Making): Promise<{ tables: readonly ShownTable[]; counts: SectionCounts }> {
  const tables: ShownTable[] = []
  for (const table of exportedTables) tables.push(await writeTable(making, table))
  return { tables, counts: countsOf(tables) }
}

const peopleOf = (name: string) => exportedTables.find((table) => table.name === name)?.rule.people ?? []

/** The uploads of an account, as they are stored. One that is gone from the store is left out. */
async function* uploads({ files, db, account, madeAt, goOn }: Making): AsyncGenerator<ZipEntry> {
  const table = exportedTables.find(({ name }) => name === 'files')
  if (!table) return
  for (let page: Row[] = [], offset = 0; offset === 0 || page.length === atOnce; offset += atOnce) {
    page = await findOwnRows(db, account, table, { limit: atOnce, offset })
    for (const { id } of page) {
      await goOn()
      const row = await files.find(String(id))
      const content = row && (await files.open(row))
      if (content) yield { name: `files/${row.id}.${row.extension}`, at: madeAt, content: content.stream, isPacked: true }
    }
  }
}

/** Returns the files of an archive: pages in both languages, the same as JSON, and the uploads. */
export async function* archiveFiles(making: Making, tables: readonly ShownTable[]): AsyncGenerator<ZipEntry> {
  const { folder, madeAt: at, product } = making
  for (const language of languages) {
    const archive = { product: product[language], madeAt: at, tables }
    yield { name: `${language}/index.html`, at, content: firstPage(language, archive) }
    for (const section of dataSections) {
      await making.goOn()
      yield { name: `${language}/${pageName(section)}`, at, content: sectionPage(language, section, archive, peopleOf) }
    }
  }
  for (const { name } of exportedTables) yield { name: `json/${name}.json`, at, content: createReadStream(join(folder, `${name}.json`)) }
  yield* uploads(making)
}
