import { describe, expect, it } from 'vitest'
import { megabyte, refusalMessage, refuseFile } from './refuse-file.ts'

const rules = { kinds: ['pdf'] as const, maxBytes: 50 * megabyte }
const opening = Uint8Array.from('%PDF-', (letter) => letter.charCodeAt(0))

describe('refuseFile', () => {
  it('accepts exactly the maximum size, and not one byte more', () => {
    expect(refuseFile({ name: 'a.pdf', size: 50 * megabyte }, opening, rules)).toBeNull()
    expect(refuseFile({ name: 'a.pdf', size: 50 * megabyte + 1 }, opening, rules)).toBe('size')
  })
  it('refuses an empty file as empty', () => expect(refuseFile({ name: 'a.pdf', size: 0 }, new Uint8Array(), rules)).toBe('empty'))
  it('reports a wrong type before the size', () => expect(refuseFile({ name: 'a.exe', size: 60 * megabyte }, opening, rules)).toBe('type'))
})

describe('refusalMessage', () => {
  it('names the allowed kinds', () => {
    expect(refusalMessage('type', ['pdf'])).toBe('ds.fileDrop.refused.type.pdf')
    expect(refusalMessage('type', ['jpeg', 'png', 'gif'])).toBe('ds.fileDrop.refused.type.pictures')
    expect(refusalMessage('type', ['pdf', 'jpeg'])).toBe('ds.fileDrop.refused.type.both')
    expect(refusalMessage('type', ['csv'])).toBe('ds.fileDrop.refused.type.csv')
    expect(refusalMessage('size', ['pdf'])).toBe('ds.fileDrop.refused.size')
  })
})
