import { describe, expect, it } from 'vitest'
import { archiveMessage } from '@wasla/contract/own-data/text.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { findOwnRows } from '../stores/collect.ts'
import { leftOutTables } from './left-out.ts'
import { exportedTables } from './tables.ts'

const columnsOf = ({ rule }: (typeof exportedTables)[number]) => [
  ...rule.shown,
  ...(rule.people ?? []),
  ...Object.values(rule.leftOut ?? {}).flat(),
]

describe('the tables of an archive', () => {
  eachDatabase((open) => {
    it('name every column of their table, each once', async () => {
      const { db } = await open()
      const tables = new Map(
        (await db.introspection.getTables()).map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]),
      )
      const wrong = exportedTables.flatMap((table) => {
        const [inDatabase, named] = [tables.get(table.name), columnsOf(table).toSorted()]
        return JSON.stringify(inDatabase) === JSON.stringify(named) ? [] : [{ table: table.name, inDatabase, named }]
      })
      expect(wrong).toEqual([])
      expect(Object.keys(leftOutTables).filter((name) => !tables.has(name))).toEqual([])
    })

    it('are read by conditions that the database understands', async () => {
      const { db } = await open()
      const account = { userId: 'nobody', number: '+966500000000', profileIds: ['nobody'] }
      for (const table of exportedTables) expect(await findOwnRows(db, account, table, { limit: 5, offset: 0 }), table.name).toEqual([])
    })
  })

  it('show no column whose name is that of a secret', () => {
    // The hashes of terms and former user names are public.
    const isPublic = new Set(['terms_seals.hash', 'terms_seals.terms_hash', 'former_addresses.user_name_key'])
    const suspicious = exportedTables.flatMap(({ name, rule }) =>
      rule.shown
        .filter((column) => /(?:^|_)(?:hash|secret|token|pin|key|verifier|auth)(?:_|$)|^sealed$|p256dh/.test(column))
        .map((column) => `${name}.${column}`),
    )
    expect(suspicious.filter((column) => !isPublic.has(column))).toEqual([])
  })

  it('have words in the pages for each table and each column that a page shows', () => {
    const ids = exportedTables.flatMap(({ name, rule }) => [
      `table.${name}`,
      ...rule.shown.filter((column) => column !== 'id' && !column.endsWith('_id')).map((column) => `column.${column}`),
      ...(rule.people ?? []).map((column) => `column.${column}`),
    ])
    expect(ids.filter((id) => archiveMessage(id) === null)).toEqual([])
  })
})
