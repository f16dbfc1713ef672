import { describe, expect, it } from 'vitest'
import { cardKinds, cardLayouts, cardSizes, covering, placed } from './card-layout.ts'

describe('card layouts', () => {
  it('have the sizes that platforms require', () => {
    expect([cardSizes.story, cardSizes.post, cardSizes.wide]).toEqual([
      { width: 1080, height: 1920 },
      { width: 1080, height: 1080 },
      { width: 1200, height: 630 },
    ])
  })

  it.each(cardKinds)('keep every part of the %s on the card, and the headline on its panel', (kind) => {
    const card = cardLayouts[kind]
    for (const box of [card.cover, card.panel, card.arch, card.headline]) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(card.width)
      expect(box.y + box.height).toBeLessThanOrEqual(card.height)
    }
    const { panel, headline, duo } = card
    expect(headline.x + headline.width).toBeLessThanOrEqual(panel.x + panel.width)
    expect(headline.y).toBeGreaterThanOrEqual(panel.y)
    expect(headline.y + headline.height).toBeLessThanOrEqual(duo.y)
    expect(card.cover.width * card.cover.height + panel.width * panel.height).toBe(card.width * card.height)
  })

  it('are mirrored for right-to-left languages', () => {
    expect(placed(cardSizes.wide, false, 60, 100)).toBe(60)
    expect(placed(cardSizes.wide, true, 60, 100)).toBe(1040)
    expect(placed(cardSizes.wide, true, 60)).toBe(1140)
  })

  it('show the middle of a photo with another ratio', () => {
    const box = { x: 10, y: 20, width: 50, height: 50 }
    expect(covering({ width: 400, height: 100 }, box)).toEqual({ x: -65, y: 20, width: 200, height: 50 })
    expect(covering({ width: 100, height: 400 }, box)).toEqual({ x: 10, y: -55, width: 50, height: 200 })
  })
})
