import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { eachWorld } from '../../testing/test-world.ts'
import { documents } from './0025-documents.ts'

/** The names before the migration. */
const earlier = [
  'alter table verification_documents rename to verification_papers',
  'drop index verification_documents_by_verification_id_position',
  'create unique index verification_papers_by_verification_id_position on verification_papers (verification_id, position)',
  'alter table verifications rename column documents_deleted_at to papers_deleted_at',
]

describe('documents of a business under their new name', () => {
  eachWorld((open) => {
    it('are the rows that were there, each at its place in its case', async () => {
      const { db, dialect } = await open()
      const all = () => db.selectFrom('verification_documents').selectAll().orderBy('file_id').execute()
      const before = await all()
      expect(before.length).toBeGreaterThan(0)
      await db
        .updateTable('verifications')
        .set({ documents_deleted_at: 7 })
        .where('id', '=', before[0]?.verification_id ?? '')
        .execute()
      for (const statement of [...earlier, ...documents.statements(dialect)]) await db.executeQuery(CompiledQuery.raw(statement))
      expect(await all()).toEqual(before)
      expect(await db.selectFrom('verifications').select('id').where('documents_deleted_at', '=', 7).execute()).toEqual([
        { id: before[0]?.verification_id },
      ])
      await expect(
        db
          .updateTable('verification_documents')
          .set({ position: 0 })
          .where('verification_id', '=', before[0]?.verification_id ?? '')
          .execute(),
      ).rejects.toThrow()
    })
  })
})
