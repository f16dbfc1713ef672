import { describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '#database/database.ts'
import { counted } from '../../../testing/counted.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { addLinks, codes } from '../testing/links.ts'
import { linkIndex } from './links.ts'

async function indexed(handle: DatabaseHandle) {
  await addLinks(handle.db)
  const seen = counted(handle.db)
  const deps = testDeps({ ...handle, db: seen.db })
  const links = linkIndex(deps)
  return { db: handle.db, seen, links, clock: deps.clock }
}

const setStatus = (db: DatabaseHandle['db'], status: 'OnHold' | 'Draft') =>
  db
    .updateTable('programs')
    .set({ status, hold_cause: status === 'OnHold' ? 'OWNER' : null })
    .where('id', '=', 'p')
    .execute()

describe('links in memory', () => {
  eachWorld((open) => {
    it('are read from the database once, by one statement, and then from memory', async () => {
      const { links, seen } = await indexed(await open())
      seen.statements = 0
      const both = await Promise.all([links.find(codes.noura, null), links.find(codes.noura, null)])
      expect(seen.statements).toBe(1)
      expect(both[0]?.destination('OTHER', 'x')).toBe(
        'https://nabt.example/landing?nw_click_id=x&utm_source=wasla&utm_medium=creator&utm_campaign=p',
      )
      expect(links.find(codes.noura.toUpperCase(), null)).toBe(both[0])
      expect(seen.statements).toBe(1)
    })

    it('are updated when their program is reported as changed, without a read per visit', async () => {
      const { db, links, seen } = await indexed(await open())
      const link = await links.find(codes.noura, null)
      expect(link?.mode()).toBe('count')
      await setStatus(db, 'OnHold')
      await links.programMoved('p')
      expect(link?.mode()).toBe('cap')
      await db.updateTable('programs').set({ deleted_at: 1 }).where('id', '=', 'p').execute()
      await links.programMoved('p')
      expect(link?.mode()).toBe('none')
      seen.statements = 0
      await links.programMoved('another')
      expect(seen.statements).toBe(0)
    })

    it('take at most one statement for a code that does not exist, and none for a while afterwards', async () => {
      const { links, seen, clock } = await indexed(await open())
      seen.statements = 0
      expect(await links.find('aaaaaaaaaa', null)).toBeNull()
      expect(links.find('aaaaaaaaaa', null)).toBeNull()
      for (const nonsense of ['', 'short', 'aaaaaaaaa0', '../../etc', "' or 1=1--", 'x'.repeat(5_000)])
        expect(links.find(nonsense, null)).toBeNull()
      expect(seen.statements).toBe(1)
      clock.advance(10_000)
      expect(await links.find('aaaaaaaaaa', null)).toBeNull()
      expect(seen.statements).toBe(2)
    })

    it('are still found for a network that has tried many codes; no other code is looked up for that network', async () => {
      const { links, seen, clock } = await indexed(await open())
      await links.find(codes.noura, 'friend')
      const letters = '23456789abcdefghjkmnpqrstvwxyz'
      const tried = Array.from({ length: 200 }, (_, n) => `zzzzzzzz${letters.charAt(n % 30)}${letters.charAt(Math.floor(n / 30))}`)
      seen.statements = 0
      for (const code of tried) expect(await links.find(code, 'walker')).toBeNull()
      expect(seen.statements).toBe(60)
      expect(await links.find(codes.reem, 'walker')).toBeNull()
      expect(links.find(codes.noura, 'walker')).not.toBeNull()
      expect(await links.find(codes.reem, 'friend')).not.toBeNull()
      clock.advance(60_000)
      expect(await links.find('zzzzzzzzzz', 'walker')).toBeNull()
    })

    it('are loaded before the first visit', async () => {
      const { links, seen } = await indexed(await open())
      await links.warm()
      seen.statements = 0
      expect(links.find(codes.reem, null)).toMatchObject({ code: codes.reem })
      expect(seen.statements).toBe(0)
      links.clear()
      expect(await links.find(codes.reem, null)).toMatchObject({ code: codes.reem })
      expect(seen.statements).toBe(1)
    })
  })
})
