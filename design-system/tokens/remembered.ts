/**
 * Class names of a recipe, worked out once for each look. A recipe works its answer out anew at every call, which where hundreds of a
 * component stand on a page is a good part of what it costs; there are only a few answers.
 * A caller always names the same variants in the same order.
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
