/** Returns the outline of the eight-petalled rosette behind the check mark: the star of the girih pattern, rounded, in a 24 px box. */
export function rosette(petals: number, outer: number, inner: number, centre = 12): string {
  const at = (radius: number, step: number) => {
    const angle = (step * Math.PI) / petals - Math.PI / 2
    return `${(centre + radius * Math.cos(angle)).toFixed(2)} ${(centre + radius * Math.sin(angle)).toFixed(2)}`
  }
  const petal = (index: number) => `Q${at(outer, index * 2 + 1)} ${at(inner, index * 2 + 2)}`
  return `M${at(inner, 0)}${Array.from({ length: petals }, (_, index) => petal(index)).join('')}Z`
}
