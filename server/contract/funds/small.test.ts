import { describe, expect, it } from 'vitest'
import { figuresOf, reservedOf } from './figures.ts'
import { linkText, readLink } from './link.ts'
import { decideFundsProof, isCheckable, isLate } from './reading.ts'
import { splitFigures } from './split.ts'
import { seededDust } from './testing/sealed.ts'
import { leafText, nodeText } from './tree.ts'

describe('figuresOf', () => {
  it('makes what is reserved out of paid, earned and free', () => {
    expect(figuresOf(60_000, { escrow: 37_700, accrued: 4_700 })).toEqual({ paid: 22_300, earned: 4_700, free: 33_000 })
    expect(figuresOf(60_000, { escrow: 60_000, accrued: 0 })).toEqual({ paid: 0, earned: 0, free: 60_000 })
    expect(reservedOf(figuresOf(60_000, { escrow: 37_700, accrued: 50_000 }))).toBe(60_000)
  })
})

describe('the texts that are hashed', () => {
  it('are fixed letter for letter', () => {
    expect(leafText({ number: 3, programId: 'p', at: 1 }, { paid: 1, earned: 2, free: 3, salt: '0a' })).toBe(
      '["funds-leaf",1,3,"p",1,1,2,3,"0a"]',
    )
    expect(nodeText({ hash: 'l', paid: 1, earned: 2, free: 3 }, { hash: 'r', paid: 4, earned: 5, free: 6 })).toBe(
      '["funds-node",1,["l",1,2,3],["r",4,5,6]]',
    )
    const link = {
      ...{ number: 3, ledger: { seq: 9, hash: 'h' }, root: 'r', totals: { paid: 1, earned: 2, free: 3 }, programs: 8, sealedAt: 7 },
    }
    expect(linkText(link)).toBe('["funds",1,3,9,"h","r",1,2,3,8,7]')
    expect(readLink(linkText(link))).toEqual(link)
    for (const text of [
      '',
      '[]',
      '["funds",1,3,9,"h","r",1,2,-3,8,7]',
      '["funds",1,"3",9,"h","r",1,2,3,8,7]',
      '["funds",1,3,9,"h","r",1,2,3,8,7,0]',
    ])
      expect(readLink(text)).toBeNull()
  })
})

describe('splitFigures', () => {
  it('splits every figure into parts that are not negative and make it up', () => {
    const dust = seededDust(11)
    for (const figures of [
      { paid: 0, earned: 0, free: 0 },
      { paid: 1, earned: 2, free: 3 },
      { paid: 999_999_999_999, earned: 17, free: 0 },
    ])
      for (let run = 0; run < 200; run += 1) {
        const parts = splitFigures(figures, dust)
        expect(parts).toHaveLength(4)
        for (const name of ['paid', 'earned', 'free'] as const) {
          expect(parts.every((part) => part[name] >= 0)).toBe(true)
          expect(parts.reduce((sum, part) => sum + part[name], 0)).toBe(figures[name])
        }
      }
  })

  it('rarely leaves a figure whole in one part', () => {
    const dust = seededDust(5)
    const whole = Array.from({ length: 1_000 }, () => splitFigures({ paid: 0, earned: 0, free: 5_000_000 }, dust)).filter((parts) =>
      parts.some(({ free }) => free > 4_950_000),
    )
    expect(whole.length).toBeLessThan(10)
  })
})

describe('who may be shown a proof', () => {
  it('needs eight programs in the checkpoint', () => {
    expect([7, 8].map((programs) => isCheckable({ programs }))).toEqual([false, true])
    expect(decideFundsProof(null).problem?.code).toBe('CHECKPOINT_NOT_FOUND')
    expect(decideFundsProof({ programs: 7 }).problem?.code).toBe('CHECKPOINT_NOT_FOUND')
    expect(decideFundsProof({ programs: 8 }).changes).toBeNull()
  })

  it('calls a checkpoint late that is older than an hour and ten minutes', () => {
    expect([60, 70, 71].map((minutes) => isLate(0, minutes * 60_000))).toEqual([false, false, true])
  })
})
