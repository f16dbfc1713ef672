import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { archiveOf } from './archive.ts'

const made = new Date('2025-11-20T09:00:00Z')
const picture = Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 251)

describe('archiveOf', () => {
  it('contains every file, unchanged, under its name', async () => {
    const archive = archiveOf(
      [
        { name: 'card-story.png', content: picture },
        { name: 'caption-ar.txt', content: '#إعلان مع نبت' },
      ],
      made,
    )
    expect(archive.type).toBe('application/zip')
    const found = unzipSync(new Uint8Array(await archive.arrayBuffer()))
    expect(Object.keys(found)).toEqual(['card-story.png', 'caption-ar.txt'])
    expect(found['card-story.png']).toEqual(picture)
    expect(strFromU8(found['caption-ar.txt'] ?? new Uint8Array())).toBe('#إعلان مع نبت')
  })

  it('does not compress PNG files', async () => {
    const even = new Uint8Array(5_000)
    const [plain, packed] = [archiveOf([{ name: 'a.png', content: even }], made), archiveOf([{ name: 'a.svg', content: even }], made)]
    expect(plain.size).toBeGreaterThan(5_000)
    expect(packed.size).toBeLessThan(1_000)
  })
})
