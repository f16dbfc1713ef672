import { seeded, seedOf } from './seeded.ts'
import { closed, regular, star, type Point } from './star.ts'

export type GirihOptions = {
  /** Width by height. @default 3.5 (7:2, as covers are stored) */
  ratio?: number
  /** Draws one large star in the middle, for a square picture; otherwise a field of stars, for a cover. */
  isEmblem?: boolean
}

/** Returns the seed of a name’s pattern. Upper and lower case have the same pattern. */
export const seedOfName = (name: string): number => seedOf(name.normalize('NFC').toLowerCase())

/** Paths of a pattern, by colour, in a box of `width` by `height`. */
export type Girih = {
  width: number
  height: number
  mid: string
  light: string
  deep: string
  inlay: string
  strap: string
  strapWidth: number
}

const width = 700
/** Aspect ratio of a cover, for which the scales are chosen. */
const coverRatio = 3.5
const periods = [84, 100, 116]
const contactAngles = [54, 58, 62, 67.5]
const radians = (degrees: number) => (degrees * Math.PI) / 180

const pickFrom = <Item>(list: readonly Item[], at: number): Item | undefined => list[Math.floor(at * list.length)]

/**
 * Makes an eight-fold girih from a seed: stars in a tiling of octagons and squares. The seed decides the contact angle, the scale, the
 * offset, and which stars are inlaid (at least one). The pattern is the same in both directions and both themes.
 */
export function girih(seed: number, { ratio = coverRatio, isEmblem = false }: GirihOptions = {}): Girih {
  const next = seeded(seed)
  const height = Math.round(width / ratio)
  const chosen = pickFrom(periods, next()) ?? 100
  const contact = radians(pickFrom(contactAngles, next()) ?? 58)
  // A taller picture has larger stars instead of more stars.
  const scale = Math.max(1, Math.sqrt(coverRatio / ratio))
  const period = isEmblem ? width * 0.86 : chosen * scale
  const begin: Point = isEmblem ? [width / 2, height / 2] : [next() * period, next() * period]
  const inlaidShare = 0.07 + next() * 0.05

  /* Octagons and squares of one edge length tile the plane. */
  const edge = period / (1 + Math.SQRT2)
  const octagonRadius = edge / (2 * Math.sin(Math.PI / 8))
  const squareRadius = edge / Math.SQRT2
  const columns = Math.ceil(width / period) + 1
  const rows = Math.ceil(height / period) + 1
  const middle = (count: number) => Math.floor(count / 2)
  const certain = { column: 1 + Math.floor(next() * Math.max(1, columns - 3)), row: middle(rows - 1) }

  const printed = { mid: '', light: '', deep: '', inlay: '', strap: '' }
  const print = (ink: keyof typeof printed, path: string) => {
    printed[ink] += path
  }

  for (let row = -1; row <= rows; row += 1) {
    for (let column = -1; column <= columns; column += 1) {
      const centre: Point = [begin[0] + (column - (isEmblem ? 0 : 1)) * period, begin[1] + (row - (isEmblem ? 0 : 1)) * period]
      const corner: Point = [centre[0] + period / 2, centre[1] + period / 2]
      const large = closed(star(regular(centre, 8, octagonRadius, Math.PI / 8), contact))
      const heart = closed(star(regular(centre, 8, edge * 0.62, 0), radians(45)))
      const small = closed(star(regular(corner, 4, squareRadius, 0), contact))

      const chance = next()
      const isCertain = !isEmblem && column === certain.column && row === certain.row
      const isInlaid = !isEmblem && (isCertain || chance < inlaidShare)
      const isMiddle = isEmblem && row === 0 && column === 0
      print(isInlaid ? 'inlay' : chance < 0.45 ? 'mid' : 'light', large)
      print(isMiddle ? 'inlay' : 'deep', heart)
      print(next() < inlaidShare * 0.8 ? 'inlay' : 'deep', small)
      print('strap', large + heart + small)
    }
  }
  return { width, height, ...printed, strapWidth: isEmblem ? 7.5 : 1.5 * scale }
}
