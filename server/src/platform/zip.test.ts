import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readZip } from '../domains/own-data/testing/read-zip.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { writeZip, type ZipEntry } from './zip.ts'

async function* of(...entries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  for (const entry of entries) yield await Promise.resolve(entry)
}
const at = Date.UTC(2026, 10, 30, 12, 30, 10)

describe('writeZip', () => {
  it('writes texts, streams and packed files with names in any script', async () => {
    const path = join(temporaryFolder(), 'all.zip')
    const long = 'وصلة '.repeat(50_000)
    const bytes = await writeZip(
      path,
      of(
        { name: 'ar/الملف.html', at, content: long },
        { name: 'files/picture.png', at, content: Readable.from([Buffer.from('ab'), Buffer.from('cd')]), isPacked: true },
        { name: 'json/empty.json', at, content: '' },
      ),
    )
    const zip = readFileSync(path)
    expect(zip.length).toBe(bytes)
    expect(bytes).toBeLessThan(long.length / 10)
    const files = readZip(zip)
    expect([...files.keys()]).toEqual(['ar/الملف.html', 'files/picture.png', 'json/empty.json'])
    expect(files.get('ar/الملف.html')?.toString('utf8')).toBe(long)
    expect(files.get('files/picture.png')?.toString()).toBe('abcd')
  })

  it('fails with the error of a file that cannot be read, packed or not', async () => {
    for (const isPacked of [true, false]) {
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('a')
          await Promise.resolve()
          throw new Error('The disk is gone')
        })(),
      )
      await expect(writeZip(join(temporaryFolder(), 'broken.zip'), of({ name: 'a', at, content: broken, isPacked }))).rejects.toThrow(
        'The disk is gone',
      )
    }
  })
})
