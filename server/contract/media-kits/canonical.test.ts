import { describe, expect, it } from 'vitest'
import { canonicalKit, readKit, type MediaKitText } from './canonical.ts'
import { hashedTexts, isOneKit, kitLinkText } from './chain.ts'

const said: MediaKitText = {
  ...{ number: 'MK-3F8A-1107-7Q4K', salt: 'aGVsbG8', madeAt: 1_795_863_900_000, handle: 'reem_dosari' },
  name: { en: 'Reem Aldosari', ar: 'ريم الدوسري' },
  about: { en: 'Networker, Riyadh', ar: 'مؤثّر، الرياض' },
  interests: { en: 'Coffee', ar: 'قهوة' },
  lines: [{ key: 'price.a', is: 5, tag: '@a', en: ['Reel', '5', 'Stated'], ar: ['ريلز', '٥', 'مذكور'] }],
}

describe('the canonical text of a media kit', () => {
  it('never changes: seals that were made have its hash', () => {
    expect(canonicalKit(said)).toBe(
      '[1,"MK-3F8A-1107-7Q4K","aGVsbG8",1795863900000,"reem_dosari",["Reem Aldosari","ريم الدوسري"],["Networker, Riyadh","مؤثّر، الرياض"],["Coffee","قهوة"],[["price.a",5,"@a","Reel","5","Stated","ريلز","٥","مذكور"]]]',
    )
    expect(kitLinkText({ seq: 2, number: said.number, textHash: 'ab', sealedAt: 7 })).toBe('[1,2,"MK-3F8A-1107-7Q4K","ab",7]')
  })

  it('is read back as it was written', () => expect(readKit(canonicalKit(said))).toEqual(said))

  it.each(['', '{}', '[1]', '[2,"MK","s",1,"h",["a","b"],["a","b"],["a","b"],[]]', canonicalKit(said).replace('5,"@a"', '"5","@a"')])(
    'is refused if it is something else: %s',
    (text) => expect(() => readKit(text)).toThrow('no media kit'),
  )
})

describe('a sealed kit', () => {
  /** Replaces SHA-256: other texts have other hashes. */
  const sha256 = (text: string) => `hash of ${text}`
  const kit = { number: said.number, profileId: 'p', text: canonicalKit(said), link: 1, madeAt: 1, expiresAt: 2, removedAt: null }
  const link = { seq: 1, number: said.number, textHash: sha256(kit.text), sealedAt: 1 }
  const previous = '0'.repeat(64)
  const seal = { ...link, hash: sha256(previous + kitLinkText(link)) }
  const wrong = (sealed: Parameters<typeof isOneKit>[0]) =>
    hashedTexts(sealed)
      .map(([text, hash]) => sha256(text) !== hash)
      .concat(!isOneKit(sealed))

  it('has the hashes that its link names', () => expect(wrong({ kit, seal, previous })).toEqual([false, false, false]))

  it('is not the sealed one if its text, its link or its place in the chain was changed', () => {
    const text = kit.text.replace('"5"', '"6"')
    expect(wrong({ kit: { ...kit, text }, seal, previous })).toEqual([true, false, false])
    expect(wrong({ kit: { ...kit, text }, seal: { ...seal, textHash: sha256(text) }, previous })).toEqual([false, true, false])
    expect(wrong({ kit: { ...kit, link: 2 }, seal, previous: 'x' })).toEqual([false, true, true])
  })
})
