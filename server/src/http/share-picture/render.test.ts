import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { versionOf } from './card.ts'
import { drawShareCard, shareSize, type ShareCard } from './drawing.ts'
import { inks, type as typeInks } from './generated/inks.ts'
import { renderShareCard } from './render.ts'

const reem: ShareCard = {
  type: 'INFLUENCER',
  typeWord: 'Networker',
  name: 'Reem Aldosari',
  handle: '@reem_dosari',
  userName: 'reem_dosari',
  initials: 'RA',
  isVerified: false,
  picture: null,
  product: 'Wasla',
  language: 'en',
}

const measured = {
  name: { size: 64, lines: [{ text: 'Riyadh kitchens', width: 400 }] },
  handleWidth: 200,
  typeWidth: 90,
  productWidth: 110,
}

/** Returns which columns of the name’s line have ink: the first, the last, and how many. */
async function inked(card: ShareCard, picture: Uint8Array | null = null) {
  const line = { left: 0, top: 425, width: shareSize.width, height: 60 }
  const { data } = await sharp(await renderShareCard(card, picture))
    .extract(line)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isInked = (column: number) =>
    Array.from({ length: line.height }, (_, row) => data[row * line.width + column] ?? 255).some((one) => one < 90)
  const columns = Array.from({ length: line.width }, (_, column) => isInked(column))
  return { first: columns.indexOf(true), last: columns.lastIndexOf(true), count: columns.filter(Boolean).length }
}

describe('renderShareCard', () => {
  it('draws every name whole, beginning at the side of its language', async () => {
    const latin = await inked(reem)
    expect(latin.first).toBeLessThan(90)
    expect(latin.last).toBeLessThan(700)
    const arabic = await inked({ ...reem, name: 'ريم الدوسري', language: 'ar' })
    expect(arabic.last).toBeGreaterThan(shareSize.width - 90)
    // Joined letters beside another script: some renderers lose the whole name.
    const mixed = await inked({ ...reem, name: 'الإعلامي Digital', language: 'ar' })
    expect(mixed.count).toBeGreaterThan(350)
  })

  it('keeps the longest name inside the margins', async () => {
    for (const name of ['W'.repeat(120), 'مؤسسة بيت الصورة للإنتاج الإعلامي والتسويق الرقمي والفعاليات الكبرى', 'a <b>&"\u202e x']) {
      const { first, last } = await inked({ ...reem, name, isVerified: true })
      expect(first).toBeGreaterThan(60)
      expect(last).toBeLessThan(shareSize.width - 60)
    }
  })

  it('draws initials if the face is not a picture', async () => {
    expect((await inked(reem, Buffer.from('no picture'))).count).toBe((await inked(reem)).count)
  })

  it('uses the colour of groups for a group, not that of agencies', async () => {
    const svgOf = (type: ShareCard['type']) => drawShareCard({ ...reem, type }, measured, null)
    expect(svgOf('GROUP')).toContain(typeInks.GROUP)
    expect(svgOf('GROUP')).toContain(inks.GROUP.ground)
    expect(svgOf('GROUP')).not.toContain(typeInks.AGENCY)
    // Nearly square, with the same corner as an agency.
    const cornerOf = (svg: string) => / rx="(\d+)" fill="none"/u.exec(svg)?.[1]
    expect(cornerOf(svgOf('GROUP'))).toBe(cornerOf(svgOf('AGENCY')))
    expect(cornerOf(svgOf('GROUP'))).not.toBe(cornerOf(svgOf('INFLUENCER')))
  })

  it('gives a card another version if anything on it changes', () => {
    const versions = [reem, { ...reem, name: 'Reem' }, { ...reem, isVerified: true }, { ...reem, language: 'ar' as const }].map(versionOf)
    expect(new Set(versions).size).toBe(versions.length)
    expect(versionOf({ ...reem })).toBe(versionOf(reem))
  })
})
