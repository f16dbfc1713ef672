/** A leaf of a value. Numbers and booleans are shown in the reader’s language, everything else as it is stored. */
export type Side = string | number | boolean
export type Difference = { readonly path: string; readonly before: Side | null; readonly after: Side | null }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const shown = (value: unknown): Side =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : (JSON.stringify(value) ?? '')

/** Returns every leaf of a value by its path: `{a: [{b: 1}]}` gives `a.0.b` → `1`. */
function ends(value: unknown, path: string, into: Map<string, Side>): Map<string, Side> {
  if (isRecord(value)) for (const [name, part] of Object.entries(value)) ends(part, path ? `${path}.${name}` : name, into)
  else if (value !== null && value !== undefined) into.set(path, shown(value))
  return into
}

/** Returns the values that differ between two states. Values of the old state come first, then values that only the new state has. */
export function differences(before: unknown, after: unknown): readonly Difference[] {
  const [left, right] = [ends(before, '', new Map()), ends(after, '', new Map())]
  return [...new Set([...left.keys(), ...right.keys()])]
    .map((path) => ({ path, before: left.get(path) ?? null, after: right.get(path) ?? null }))
    .filter((one) => one.before !== one.after)
}
