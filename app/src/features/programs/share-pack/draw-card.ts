import { initials } from '@wasla/design-system/components/Avatar/initials.ts'
import { girih, seedOfName } from '@wasla/design-system/patterns/Girih/stars.ts'
import { coverInks, type CoverInkName } from '@wasla/design-system/tokens/cover-inks.ts'
import { groundOf } from './card-ink.ts'
import { covering, placed, type Box, type CardLayout } from './card-layout.ts'
import { fitText } from './wrap-text.ts'

/** A loaded picture; null if there is none or it cannot be shown. */
export type CardPicture = HTMLImageElement | null
export type CardFacts = {
  /** Seed of the pattern. */
  patternName: string
  ink: CoverInkName
  /** The advertisement label. */
  label: string
  headline: string
  /** Address of the tracking link, without its scheme. */
  address: string
  isRtl: boolean
  fontFamily: string
  person: { name: string; picture: CardPicture }
  brand: { name: string; picture: CardPicture }
  photo: CardPicture
}

const white = '#FFFFFF'
const ink = '#1C1A22'
const saffron = '#F2A516'
const bold = 600
const lineHeight = 1.16

type Draw = { to: CanvasRenderingContext2D; card: CardLayout; facts: CardFacts }

const fontOf = ({ fontFamily }: CardFacts, size: number) => `${bold} ${size}px ${fontFamily}`

/** Draws a card at its full size. The page shows and downloads the same canvas. */
export function drawCard(to: CanvasRenderingContext2D, card: CardLayout, facts: CardFacts): void {
  const draw = { to, card, facts }
  to.clearRect(0, 0, card.width, card.height)
  drawCover(draw)
  drawPanel(draw)
  drawArch(draw)
  to.textBaseline = 'alphabetic'
  drawLabel(draw)
  drawHeadline(draw)
  drawDuo(draw)
  drawAddress(draw)
}

const boxAt = ({ card, facts }: Draw, box: Box): Box => ({ ...box, x: placed(card, facts.isRtl, box.x, box.width) })

function drawCover(draw: Draw) {
  const { to, card, facts } = draw
  const { x, y, width, height } = boxAt(draw, card.cover)
  const colours = coverInks[facts.ink]
  const pattern = girih(seedOfName(facts.patternName), { ratio: width / height })
  const strap = new Path2D(pattern.strap)
  to.save()
  to.beginPath()
  to.rect(x, y, width, height)
  to.clip()
  to.fillStyle = colours.ground
  to.fillRect(x, y, width, height)
  to.translate(x, y)
  to.scale(width / pattern.width, height / pattern.height)
  for (const tile of ['mid', 'light', 'inlay', 'deep'] as const) {
    to.save()
    to.clip(new Path2D(pattern[tile]))
    to.fillStyle = colours[tile]
    to.fillRect(0, 0, pattern.width, pattern.height)
    to.restore()
  }
  to.strokeStyle = colours.edge
  to.lineWidth = pattern.strapWidth * 2.8
  to.stroke(strap)
  to.strokeStyle = colours.strap
  to.lineWidth = pattern.strapWidth
  to.stroke(strap)
  to.restore()
}

function drawPanel(draw: Draw) {
  const { x, y, width, height } = boxAt(draw, draw.card.panel)
  draw.to.fillStyle = groundOf(draw.facts.ink)
  draw.to.fillRect(x, y, width, height)
}

function drawArch(draw: Draw) {
  const { to, card, facts } = draw
  const { photo, brand } = facts
  const box = boxAt(draw, card.arch)
  const radius = box.width / 2
  to.save()
  to.beginPath()
  to.roundRect(box.x, box.y, box.width, box.height, [radius, radius, 0, 0])
  to.clip()
  to.fillStyle = coverInks.sand.ground
  to.fillRect(box.x, box.y, box.width, box.height)
  if (photo) fill(to, photo, box)
  else
    emblem(draw, brand, { size: box.width * 0.5, x: box.x + box.width * 0.25, y: box.y + (box.height - box.width * 0.5) / 2, corner: 0.26 })
  to.restore()
}

/**
 * Draws the whole picture and clips it. For a drawing without intrinsic size, browsers may cut out another part than the requested part.
 */
function fill(to: CanvasRenderingContext2D, picture: HTMLImageElement, box: Box) {
  const { x, y, width, height } = covering({ width: picture.naturalWidth, height: picture.naturalHeight }, box)
  to.drawImage(picture, x, y, width, height)
}

function drawLabel({ to, card, facts }: Draw) {
  const { x, y, size } = card.label
  to.font = fontOf(facts, size)
  to.direction = facts.isRtl ? 'rtl' : 'ltr'
  const [width, height] = [to.measureText(facts.label).width + size * 1.2, size * 1.7]
  const left = placed(card, facts.isRtl, x, width)
  to.fillStyle = white
  to.beginPath()
  to.roundRect(left, y, width, height, height / 2)
  to.fill()
  to.fillStyle = ink
  to.textAlign = 'center'
  to.fillText(facts.label, left + width / 2, y + size * 1.2)
}

function drawHeadline({ to, card, facts }: Draw) {
  const { x, y, width, size, lines } = card.headline
  const fitted = fitText(facts.headline, { width, size, lines }, (each) => (text) => {
    to.font = fontOf(facts, each)
    return to.measureText(text).width
  })
  to.font = fontOf(facts, fitted.size)
  to.fillStyle = white
  to.textAlign = facts.isRtl ? 'right' : 'left'
  for (const [index, line] of fitted.lines.entries())
    to.fillText(line, placed(card, facts.isRtl, x), y + fitted.size * (1 + index * lineHeight))
}

/** Draws the participant's picture and the brand's picture on one line, joined by the kashida. */
function drawDuo(draw: Draw) {
  const { to, card, facts } = draw
  const { x, y, size } = card.duo
  const from = x + size
  const gap = size * 1.1
  const at = (point: number) => placed(card, facts.isRtl, point)
  emblem(draw, facts.person, { size, x: placed(card, facts.isRtl, x, size), y, corner: 0.5 })
  emblem(draw, facts.brand, { size, x: placed(card, facts.isRtl, from + gap, size), y, corner: 0.26 })
  to.strokeStyle = saffron
  to.lineWidth = size * 0.07
  to.lineCap = 'round'
  to.beginPath()
  const [high, low] = [y + size * 0.42, y + size * 0.86]
  to.moveTo(at(from + size * 0.06), high)
  to.bezierCurveTo(at(from + gap / 3), low, at(from + (gap * 2) / 3), low, at(from + gap - size * 0.06), high)
  to.stroke()
}

type Emblem = { size: number; x: number; y: number; corner: number }

function emblem({ to, facts }: Draw, { name, picture }: CardFacts['person'], { size, x, y, corner }: Emblem) {
  to.save()
  to.beginPath()
  to.roundRect(x, y, size, size, size * corner)
  to.clip()
  to.fillStyle = coverInks.accent4.strap
  to.fillRect(x, y, size, size)
  if (picture) fill(to, picture, { x, y, width: size, height: size })
  else {
    to.fillStyle = coverInks.accent4.ground
    to.font = fontOf(facts, size * 0.4)
    to.textAlign = 'center'
    to.textBaseline = 'middle'
    to.fillText(initials(name), x + size / 2, y + size / 2)
  }
  to.restore()
}

/** Draws the address. The text is left-to-right in both languages, but is aligned with the side where reading starts. */
function drawAddress({ to, card, facts }: Draw) {
  if (!card.link) return
  to.font = fontOf(facts, card.link.size)
  to.fillStyle = white
  to.direction = 'ltr'
  to.textAlign = facts.isRtl ? 'right' : 'left'
  to.fillText(facts.address, placed(card, facts.isRtl, card.link.x), card.link.y + card.link.size)
}
