import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { erasing } from '#database/migrations/0014-erasing.ts'
import { earlierNames } from '#database/migrations/0029-file-columns.sample.ts'
import { fileColumns } from '#database/migrations/0029-file-columns.ts'
import { memoryFiles } from '../../testing/memory-files.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { createFilesService, fileAddress } from './service.ts'

const id = (last: number) => `01980000-0000-7000-8000-00000000000${last}`

describe('the migrations for files that were left behind', () => {
  eachWorld((open) => {
    it('remove former pictures and documents of erased people, and no other files', async () => {
      const handle = await open()
      const { db, dialect } = handle
      const store = memoryFiles()
      const files = createFilesService({ ...testDeps(handle), files: store })
      const given = (last: number, user: string, kind: 'picture' | 'paper') => ({
        id: id(last),
        user_id: user,
        profile_id: null,
        kind,
        extension: kind === 'picture' ? ('jpg' as const) : ('pdf' as const),
        bytes: 1,
        created_at: 1,
        stored_at: 1,
        deleted_at: null,
      })
      const rows = [
        given(1, NOURA.user.id, 'picture'),
        given(2, NOURA.user.id, 'picture'),
        given(3, NOURA.user.id, 'paper'),
        given(4, REEM.user.id, 'paper'),
      ]
      await db.insertInto('files').values(rows).execute()
      for (const row of rows) store.stored.set(`${row.id}.${row.extension}`, Buffer.from('x'))
      await db
        .updateTable('profiles')
        .set({ picture: fileAddress(id(1)) })
        .where('id', '=', NOURA.profile.id)
        .execute()
      await db.insertInto('closed_accounts').values({ user_id: REEM.user.id, closed_at: 1, erased_at: 1 }).execute()
      const found = erasing.statements(dialect).filter((text) => text.startsWith('update'))
      for (const statement of [...earlierNames, ...found, ...fileColumns.statements(dialect)])
        await db.executeQuery(CompiledQuery.raw(statement))
      await files.sweep()
      expect([...store.stored.keys()].toSorted()).toEqual([`${id(1)}.jpg`, `${id(3)}.pdf`])
    })
  })
})
