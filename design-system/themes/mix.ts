/** Mixes `share` (0..1) of one #rrggbb colour into another, in sRGB, so that contrast can be computed from a plain value. */
export function mix(colour: string, into: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(colour.slice(at, at + 2), 16)
    const b = Number.parseInt(into.slice(at, at + 2), 16)
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
