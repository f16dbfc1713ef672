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
    it('are all tables of the database, each with all its columns', async () => {
      const { db } = await open()
      const tables = (await db.introspection.getTables()).filter(({ name }) => !/^(?:kysely_|migrations|schema_)/.test(name))
      const known = new Map(exportedTables.map((table) => [table.name as string, columnsOf(table).toSorted()]))
      const missing = tables.flatMap(({ name, columns }) => {
        if (Object.hasOwn(leftOutTables, name)) return []
        const expected = columns.map((column) => column.name).toSorted()
        return JSON.stringify(known.get(name)) === JSON.stringify(expected) ? [] : [{ name, expected, known: known.get(name) }]
      })
      expect(missing).toEqual([])
      expect(tables.length).toBeGreaterThan(100)
    })

    it('are read by conditions that the database understands', async () => {
      const { db } = await open()
      const account = { userId: 'nobody', number: '+966500000000', profileIds: ['nobody'] }
      for (const table of exportedTables)
        expect(await findOwnRows(db, account, table, { limit: 5, offset: 0 }), table.name).toEqual([])
    })
  })

  it('show no column whose name is that of a secret', () => {
    // The hashes of terms are public: anybody can compute them again.
    const isPublic = new Set(['terms_seals.hash', 'terms_seals.terms_hash'])
    const suspicious = exportedTables.flatMap(({ name, rule }) =>
      rule.shown.filter((column) => /hash|secret|token|sealed$|\bpin\b|verifier|p256dh|auth$/.test(column)).map((column) => `${name}.${column}`),
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
