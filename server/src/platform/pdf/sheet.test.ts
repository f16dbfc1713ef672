import { describe, expect, it } from 'vitest'
import { Sheet } from './sheet.ts'
import { readPdf } from './testing/read-pdf.ts'

const about = { title: 'Statement / كشف حساب', author: 'Wasla', language: 'en', madeAt: Date.parse('2026-03-15T09:00:00.000Z') } as const
const style = { size: 9, ink: '#000000' }
const arabic = 'سحب إلى \u2068Najd Bank (1)\u2069، يشمل رسومًا ٥٫٠٠ في ٢٠٢٥'

async function drawn(): Promise<Uint8Array> {
  const sheet = new Sheet(about)
  sheet.addPage()
  sheet.decorate(() => sheet.rule(0, 100, 50, { ink: '#000000', width: 1 }))
  sheet.read('H1', 'en', () => sheet.write('Wallet statement', 'en', { x: 36, y: 40, align: 'left' }, { ...style, weight: 'strong' }))
  sheet.read('P', 'ar', () => sheet.write(arabic, 'ar', { x: 500, y: 60, align: 'right' }, style))
  sheet.read('P', 'en', () => sheet.write('−1,505.75', 'en', { x: 500, y: 80, align: 'right' }, { ...style, setting: 'figures' }))
  return sheet.finish()
}

describe('Sheet', () => {
  it('gives its text back in reading order', async () => {
    const { pages, spoken } = await readPdf(await drawn())
    expect(pages).toEqual([['Wallet statement', 'سحب إلى', 'Najd Bank (1)', '، يشمل رسومًا', '٥٫٠٠', 'في', '٢٠٢٥', '−1,505.75']])
    expect(spoken).toEqual(['سحب إلى Najd Bank (1)، يشمل رسومًا ٥٫٠٠ في ٢٠٢٥'])
  })

  it('names its title and language, and embeds the fonts it uses', async () => {
    const { info, fonts } = await readPdf(await drawn())
    expect(info).toMatchObject({ Title: about.title, Author: 'Wasla', Language: 'en', CreationDate: 'D:20260315090000Z' })
    expect(fonts).toEqual(['Mada-Medium', 'ReadexPro-Regular', 'ReadexPro-SemiBold'])
  })

  it('makes the same bytes for the same drawing', async () => {
    expect(Buffer.from(await drawn()).equals(Buffer.from(await drawn()))).toBe(true)
  })

  it('makes the same bytes and keeps every letter, even if another document was drawn before', async () => {
    const drawnWith = async (text: string) => {
      const sheet = new Sheet(about)
      sheet.addPage()
      sheet.read('P', 'ar', () => sheet.write(text, 'ar', { x: 500, y: 60, align: 'right' }, style))
      return sheet.finish()
    }
    // One letter of the first word uses the glyph of a letter of the second.
    await drawnWith('شحظ محظظ ظظظ')
    const first = await drawnWith('شحط محطط ططط')
    await drawnWith('بسيطة لطيفة')
    expect((await readPdf(first)).pages).toEqual([['شحط محطط ططط']])
    expect(Buffer.from(await drawnWith('شحط محطط ططط')).equals(Buffer.from(first))).toBe(true)
  })

  it('joins letters: a word is narrower than its letters apart', () => {
    const sheet = new Sheet(about)
    const widthOf = (text: string) => sheet.widthOf(text, 'ar', style)
    expect(widthOf('كشف')).toBeLessThan(widthOf('ك') + widthOf('ش') + widthOf('ف'))
  })
})
