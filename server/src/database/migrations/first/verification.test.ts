import { describe, expect, it } from 'vitest'
import { isClash } from '../../clash.ts'
import { eachWorld } from '../../../testing/test-world.ts'

describe('documents of a business', () => {
  eachWorld((open) => {
    it('have different places in their case', async () => {
      const { db } = await open()
      const { verification_id } = await db.selectFrom('verification_documents').select('verification_id').executeTakeFirstOrThrow()
      const moved = db.updateTable('verification_documents').set({ position: 0 }).where('verification_id', '=', verification_id).execute()
      expect(await moved.catch(isClash)).toBe(true)
    })
  })
})
