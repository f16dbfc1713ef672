import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { createJournal } from './journal.ts'
import { takeLeftBehind } from './left-behind.ts'
import { clickOf, lineOf, type TakenClick } from './lines.ts'
import { journalReader } from './reader.ts'
import { beginning, removeBefore, segmentFile, type Position } from './segments.ts'

const taken = (id: string, over: Partial<TakenClick> = {}): TakenClick => ({
  id,
  programId: 'p',
  profileId: 'noura',
  at: 1_700_000_000_000,
  channel: 'OTHER',
  country: 'SA',
  visitor: 'somebody',
  isBot: false,
  isPrefetch: false,
  network: null,
  browser: null,
  ...over,
})
const linesOf = (...ids: string[]) => ids.map((id) => lineOf(taken(id))).join('')

async function testJournal(longest?: number) {
  const parent = temporaryFolder()
  const journal = await createJournal(join(parent, 'one'), longest === undefined ? {} : { longest })
  onTestFinished(journal.close)
  return { parent, journal, folder: journal.folder }
}

/** Returns all ids from a position on, read `atOnce` at a time. */
async function idsFrom(folder: string, { from = beginning, written = () => null as Position | null, atOnce = 100 } = {}) {
  const reader = journalReader(folder, from, written)
  const ids: (string | null)[] = []
  for (let entries = await reader.next(atOnce); entries.length > 0; entries = await reader.next(atOnce)) {
    ids.push(...entries.map(({ click }) => click?.id ?? null))
    reader.take(entries.length)
  }
  return { ids, end: reader.counted() }
}

describe('a journal line', () => {
  it('returns any click unchanged, with any text in its fields', () => {
    const click = fc.record({
      ...{ id: fc.string(), programId: fc.string(), profileId: fc.string(), at: fc.nat(), country: fc.string(), visitor: fc.string() },
      ...{ channel: fc.constantFrom('OTHER' as const, 'TIKTOK' as const), isBot: fc.boolean(), isPrefetch: fc.boolean() },
      ...{ network: fc.option(fc.string()), browser: fc.option(fc.string()) },
    })
    fc.assert(
      fc.property(click, (one) => {
        const line = lineOf(one)
        expect(line.indexOf('\n')).toBe(line.length - 1)
        expect(clickOf(line.slice(0, -1))).toEqual(one)
      }),
    )
  })

  it('without a network, as an older version wrote it, is read as a click without a network', () => {
    expect(clickOf('["one","p","noura",1700000000000,"OTHER","SA","somebody",2]')).toEqual(taken('one', { isPrefetch: true }))
    expect(clickOf('["one","p","noura",1700000000000,"OTHER","SA","somebody",2,"network"]')).toBeNull()
    expect(clickOf('["one","p","noura",1700000000000,"OTHER","SA","somebody",2,"network",3]')).toBeNull()
  })

  it('is invalid if any part of it is missing', () => {
    const line = lineOf(taken('one')).trimEnd()
    for (let length = 0; length < line.length; length++) expect(clickOf(line.slice(0, length))).toBeNull()
    for (const other of ['{}', '[]', 'null', '["a"]', '[1,2,3,4,5,6,7,8]', '\0\0\0']) expect(clickOf(other)).toBeNull()
  })
})

describe('a journal', () => {
  it('is read in order over several segments, in steps of any size, from any position', async () => {
    const { journal, folder } = await testJournal(300)
    const ids = Array.from({ length: 40 }, (_, n) => `click-${n}`)
    for (let from = 0; from < ids.length; from += 3) await journal.append(linesOf(...ids.slice(from, from + 3)))
    expect(readdirSync(folder).filter((name) => name.endsWith('.clicks')).length).toBeGreaterThan(3)
    for (const atOnce of [1, 7, 100]) expect((await idsFrom(folder, { atOnce })).ids).toEqual(ids)
    const reader = journalReader(folder, beginning, journal.written)
    for (let read = 0; read < ids.length; read++) {
      expect((await idsFrom(folder, { from: reader.counted() })).ids).toEqual(ids.slice(read))
      await reader.next(1)
      reader.take(1)
    }
  })

  it('can be read up to its synced end while it is still written, and then further', async () => {
    const { journal, folder } = await testJournal(200)
    const reader = journalReader(folder, beginning, journal.written)
    expect(await reader.next(10)).toEqual([])
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      await journal.append(linesOf(id))
      appendFileSync(segmentFile(folder, journal.written().segment), '["half')
      expect((await reader.next(10)).map(({ click }) => click?.id)).toEqual([id])
      reader.take(1)
      expect(await reader.next(10)).toEqual([])
    }
  })

  it('loses only the line that a kill cut off', async () => {
    const { journal, folder } = await testJournal()
    await journal.append(linesOf('a', 'b'))
    await journal.close()
    const file = segmentFile(folder, 1)
    const whole = readFileSync(file)
    const last = lineOf(taken('c'))
    for (let length = 0; length < last.length; length++) {
      writeFileSync(file, Buffer.concat([whole, Buffer.from(last.slice(0, length))]))
      expect((await idsFrom(folder)).ids).toEqual(['a', 'b'])
    }
    writeFileSync(file, Buffer.concat([whole, Buffer.from(`\0\0\0\n${last}`)]))
    expect((await idsFrom(folder)).ids).toEqual(['a', 'b', null, 'c'])
  })

  it('contains each line once after a write that stored only a part of the lines', async () => {
    const { journal, folder } = await testJournal()
    await journal.append(linesOf('a'))
    // The part of the next lines that a full disk stored.
    appendFileSync(segmentFile(folder, 1), linesOf('b', 'c').slice(0, -20))
    await journal.append(linesOf('b', 'c', 'd'))
    expect((await idsFrom(folder, { written: journal.written })).ids).toEqual(['a', 'b', 'c', 'd'])
    await journal.close()
    expect((await idsFrom(folder)).ids).toEqual(['a', 'b', 'c', 'd'])
  })

  it('can be written again after its folder could not be written for a while', async () => {
    const { journal, folder } = await testJournal(50)
    await journal.append(linesOf('a'))
    mkdirSync(segmentFile(folder, 2))
    await expect(journal.append(linesOf('b'))).rejects.toThrow()
    await expect(journal.append(linesOf('b', 'c'))).rejects.toThrow()
    rmSync(segmentFile(folder, 2), { recursive: true })
    await journal.append(linesOf('b', 'c'))
    expect((await idsFrom(folder)).ids).toEqual(['a', 'b', 'c'])
  })

  it('removes counted segments, and can be read from the next one on', async () => {
    const { journal, folder } = await testJournal(100)
    for (const id of ['a', 'b', 'c']) await journal.append(linesOf(id))
    const { end } = await idsFrom(folder)
    journal.turn()
    journal.turn()
    expect(journal.written()).toEqual({ segment: end.segment + 1, offset: 0 })
    await removeBefore(folder, journal.written().segment)
    expect(readdirSync(folder).filter((name) => name.endsWith('.clicks'))).toEqual([])
    expect((await idsFrom(folder, { from: end, written: journal.written })).ids).toEqual([])
    await journal.append(linesOf('d'))
    expect((await idsFrom(folder, { from: end, written: journal.written })).ids).toEqual(['d'])
    expect((await idsFrom(folder, { from: end })).ids).toEqual(['d'])
  })

  it('is not readable by other users of the machine', async () => {
    const { journal, folder } = await testJournal()
    await journal.append(linesOf('a'))
    for (const path of [folder, segmentFile(folder, 1)]) expect(statSync(path).mode & 0o077).toBe(0)
  })

  it('is taken over by one other process, and only after its own process has ended', async () => {
    const dataDir = temporaryFolder()
    const journal = await createJournal(join(dataDir, 'clicks', 'world', 'one'))
    const none = () => false
    expect(await takeLeftBehind(dataDir, 'world', none)).toEqual([])
    expect(await takeLeftBehind(dataDir, 'another', none)).toEqual([])
    await journal.close()
    const [left, ...others] = await takeLeftBehind(dataDir, 'world', none)
    expect([left?.journal, others]).toEqual(['one', []])
    expect(await takeLeftBehind(dataDir, 'world', none)).toEqual([])
    await left?.remove()
    expect(readdirSync(join(dataDir, 'clicks', 'world'))).toEqual([])
  })
})
