/**
 * Matrices for linear light. Each turns a colour into the colour that a person without red, green or blue cones sees (Machado, Oliveira and
 * Fernandes 2009).
 */
const sights = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const
export type Sight = keyof typeof sights
export const sightNames = Object.keys(sights) as Sight[]

type Triple = readonly [number, number, number]

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
const channelsOf = (colour: string): Triple => {
  if (!/^#[0-9a-f]{6}$/iu.test(colour)) throw new Error(`Not a plain colour: ${colour}`)
  const channel = (at: number) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

/** Multiplies a matrix of three by three numbers, given row by row, with a triple. */
const times = (matrix: readonly number[], [x, y, z]: Triple): Triple => {
  const row = (at: number) => (matrix[at] ?? 0) * x + (matrix[at + 1] ?? 0) * y + (matrix[at + 2] ?? 0) * z
  return [row(0), row(3), row(6)]
}
const within = (share: number) => Math.min(1, Math.max(0, share))

const toCones = [
  0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619, 0.2817188376, 0.6299787005,
]
const toLab = [0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371, 0.7827717662, -0.808675766]

/** Returns a colour as this kind of sight sees it, in OKLab, where equal distances look about equally different. */
function seen(colour: string, sight: Sight): Triple {
  const [red, green, blue] = times(sights[sight], channelsOf(colour))
  const [long, middle, short] = times(toCones, [within(red), within(green), within(blue)])
  return times(toLab, [Math.cbrt(long), Math.cbrt(middle), Math.cbrt(short)])
}

/**
 * Returns the difference of two #rrggbb colours for this kind of sight, 0 to 100. About 2 is the smallest difference that is visible side
 * by side.
 */
export function difference(one: string, other: string, sight: Sight): number {
  const [a, b] = [seen(one, sight), seen(other, sight)]
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
