import type { Language } from '@wasla/contract/platform/language.ts'
import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { escapeHtml } from '../html.ts'
import { inks, paper, type as typeInks } from './generated/inks.ts'
import { girih, seedOfName } from './generated/stars.ts'
import type { NameLines } from './name-lines.ts'

/** The best size for link previews (Open Graph’s 1.91 to 1). */
export const shareSize = { width: 1200, height: 630 } as const

/** Kind of the picture’s owner. It decides colour (T-12) and shape. */
type ShareKind = ProfileType | 'GROUP'

/** Everything that a share picture shows. Any change of it changes the version. */
export type ShareCard = {
  type: ShareKind
  typeWord: string
  name: string
  handle: string
  userName: string
  initials: string
  isVerified: boolean
  /** A path on this site, or null. */
  picture: string | null
  product: string
  language: Language
}

/** Version of the drawing code. Raise it with every change of the drawing. */
export const drawingNumber = 3

const { width, height } = shareSize
const edge = 72
const band = 292
const face = { radius: 118, centre: { x: edge + 118, y: band } } as const
export const family = 'Readex Pro'

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const firstLetter = /\p{L}/u

/**
 * Wraps a text in marks that give it its own direction, because the renderer has no `dir`. A line of a longer text gets the direction of
 * `whole`, the longer text.
 */
export const directed = (text: string, whole = text): string =>
  rightToLeft.test(firstLetter.exec(whole)?.[0] ?? '') ? `\u202b${text}\u202c` : `\u202a${text}\u202c`

const check =
  'M10 .8l2.500 1.900 3.100-.2.9 3 2.500 1.900-1.100 2.900 1.100 2.900-2.500 1.900-.9 3-3.100-.2-2.500 1.900-2.500-1.900-3.100.2-.9-3L1 13.200l1.100-2.900L1 7.400l2.500-1.900.9-3 3.100.2z'

type Measured = { name: NameLines; handleWidth: number; typeWidth: number; productWidth: number }

/**
 * Returns the picture as SVG: the cover’s pattern, the face on its edge, the name, and the stroke that leads on from the face. The layout
 * begins at the side where the language begins. `picture` is a data address, or null for initials.
 */
export function drawShareCard(card: ShareCard, measured: Measured, picture: string | null): string {
  const isMirrored = card.language === 'ar'
  const x = (fromStart: number) => (isMirrored ? width - fromStart : fromStart)
  const anchor = isMirrored ? 'end' : 'start'
  const ink = inks[card.type]
  const colour = typeInks[card.type]
  const pattern = girih(seedOfName(card.userName))
  const scale = width / pattern.width
  const write = (
    text: string,
    at: { from: number; y: number; size: number; fill: string; weight: 400 | 600; anchor?: string },
    whole = text,
  ) =>
    `<text x="${x(at.from)}" y="${at.y}" font-family="${family}" font-weight="${at.weight}" font-size="${at.size}" fill="${at.fill}" text-anchor="${at.anchor ?? anchor}">${escapeHtml(directed(text, whole))}</text>`
  const cx = x(face.centre.x)
  const cy = face.centre.y
  /** Returns the face’s outline, `inset` units inside its place: round for people, nearly square for businesses and groups. */
  const outline = (inset: number, look = '') => {
    const half = face.radius - inset
    const corner = card.type === 'GROUP' || isBusiness(card.type) ? 48 - inset : half
    return `<rect x="${cx - half}" y="${cy - half}" width="${2 * half}" height="${2 * half}" rx="${corner}"${look}/>`
  }
  const { size, lines } = measured.name
  const line = lines.length === 1 ? 568 : 580
  /** Base line of the name’s last line. If the name has two lines, the first is above it. */
  const nameBase = lines.length === 1 ? 488 : 514
  const leading = size * 1.2
  /** A small name has a small mark, so that the mark touches no other line. */
  const markScale = Math.min(2.6, 0.7 + size * 0.026)
  const badge = { from: edge + measured.handleWidth + 28, width: measured.typeWidth + 60, height: 44 }
  const badgeX = isMirrored ? x(badge.from) - badge.width : x(badge.from)
  const afterName = edge + (lines.at(-1)?.width ?? 0) + 22
  const joinFrom = face.centre.x + face.radius
  const joinTo = width - edge - 22
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><clipPath id="band"><rect width="${width}" height="${band}"/></clipPath><clipPath id="face">${outline(12)}</clipPath></defs>
<rect width="${width}" height="${height}" fill="${paper.canvas}"/>
<g clip-path="url(#band)"><rect width="${width}" height="${band}" fill="${ink.ground}"/><g transform="scale(${scale})"><path d="${pattern.mid}" fill="${ink.mid}"/><path d="${pattern.light}" fill="${ink.light}"/><path d="${pattern.inlay}" fill="${ink.inlay}"/><path d="${pattern.deep}" fill="${ink.deep}"/><path d="${pattern.strap}" fill="none" stroke="${ink.edge}" stroke-width="${pattern.strapWidth * 2.8}"/><path d="${pattern.strap}" fill="none" stroke="${ink.strap}" stroke-width="${pattern.strapWidth}"/></g></g>
<path d="M${x(joinFrom - 6)} ${cy + 34}C${x(joinFrom + 180)} ${cy + 106} ${x(joinTo - 300)} ${cy + 110} ${x(joinTo)} ${cy + 62}" fill="none" stroke="${paper.jade}" stroke-width="6" stroke-linecap="round"/>
<circle cx="${x(joinTo)}" cy="${cy + 62}" r="13" fill="${paper.saffron}"/>
${outline(0, ` fill="${paper.canvas}"`)}${outline(7, ` fill="none" stroke="${colour}" stroke-width="6"`)}
${
  picture === null
    ? `${outline(12, ` fill="${ink.strap}"`)}${write(card.initials, { from: face.centre.x, y: cy + 30, size: 84, fill: ink.ground, weight: 600, anchor: 'middle' })}`
    : `<image href="${picture}" x="${cx - face.radius + 12}" y="${cy - face.radius + 12}" width="${2 * (face.radius - 12)}" height="${2 * (face.radius - 12)}" preserveAspectRatio="xMidYMid slice" clip-path="url(#face)"/>`
}
${lines.map(({ text }, at) => write(text, { from: edge, y: nameBase - (lines.length - 1 - at) * leading, size, fill: paper.text, weight: 600 }, card.name)).join('')}
${card.isVerified ? `<g transform="translate(${isMirrored ? x(afterName) - 20 * markScale : x(afterName)} ${nameBase - size * 0.36 - 10 * markScale}) scale(${markScale})"><path d="${check}" fill="${paper.jade}"/><path d="M6.400 10.300l2.500 2.500 4.800-5" fill="none" stroke="${paper.canvas}" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"/></g>` : ''}
${write(card.handle, { from: edge, y: line, size: 32, fill: paper.muted, weight: 400 })}
<rect x="${badgeX}" y="${line - 33}" width="${badge.width}" height="${badge.height}" rx="22" fill="${colour}" fill-opacity=".1"/><circle cx="${x(badge.from + 24)}" cy="${line - 11}" r="6" fill="${colour}"/>
${write(card.typeWord, { from: badge.from + 40, y: line - 1, size: 28, fill: colour, weight: 600 })}
${mark(isMirrored ? edge + measured.productWidth + 14 : width - edge - measured.productWidth - 58, line)}
${write(card.product, { from: width - edge - measured.productWidth, y: line, size: 38, fill: paper.text, weight: 600 })}
</svg>`
}

/** Returns the product’s mark. It looks the same in both directions; only its place changes. */
const mark = (at: number, base: number) =>
  `<g transform="translate(${at} ${base - 40})"><g fill="none" stroke="${paper.jade}" stroke-width="5" stroke-linecap="round"><circle cx="36" cy="17" r="7.500"/><path d="M43.500 17C43.500 31 35 36.500 25 36.500C15.500 36.500 9 31 8 21.500"/></g><circle cx="8" cy="17.500" r="5.500" fill="${paper.saffron}"/></g>`
