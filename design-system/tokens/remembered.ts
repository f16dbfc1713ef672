/**
 * Caches the class names of a recipe for each look. A recipe computes them at every call, which is slow on a page with hundreds of the same
 * component, although it has only a few different results. The caller must name the same variants in the same order.
 */
export function remembered<Look extends Readonly<Record<string, string | boolean | undefined>>>(
  recipe: (look: Look) => string,
): (look: Look) => string {
  const known = new Map<string, string>()
  return (look) => {
    let key = ''
    for (const name in look) key += `${look[name]} `
    let names = known.get(key)
    if (names === undefined) {
      names = recipe(look)
      known.set(key, names)
    }
    return names
  }
}
