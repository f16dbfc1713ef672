/** Returns the members of a union: splits at `|` outside brackets, quotes and functions. */
export function membersOf(type: string): string[] {
  const members: string[] = []
  let depth = 0
  let quote = ''
  let from = 0
  for (let at = 0; at < type.length; at++) {
    const sign = type.charAt(at)
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (`'"\``.includes(sign)) quote = sign
    else if ('([{<'.includes(sign)) depth++
    else if (')]}'.includes(sign) || (sign === '>' && type.charAt(at - 1) !== '=')) depth--
    else if (depth === 0 && type.startsWith('=>', at)) return [type]
    else if (depth === 0 && sign === '|') {
      members.push(type.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...members, type.slice(from).trim()]
}

/** How the compiler writes `ReactNode` as a member of a union. */
const spelledNode =
  'ReactNode | string | number | bigint | boolean | Iterable<ReactNode> | Promise<AwaitedReactNode> | ReactElement<unknown, string | JSXElementConstructor<any>> | ReactPortal | null | undefined'

/**
 * Writes a type as a person would: `ReactNode` by its name, single quotes, no outer brackets. Removes `undefined` from optional props,
 * because the table marks them.
 */
export function tidyType(written: string, mayBeLeftOut: boolean): string {
  const type = written
    .replaceAll(spelledNode, 'ReactNode')
    .replaceAll('ReactElement<unknown, string | JSXElementConstructor<any>>', 'ReactElement')
    .replaceAll(/(\?: [^;{}]*) \| undefined;/gu, '$1;')
    .replaceAll(/"([^"'\n]*)"/gu, "'$1'")
  const members = membersOf(type).filter((member) => !(mayBeLeftOut && member === 'undefined'))
  const [only] = members
  if (members.length !== 1 || only === undefined) return members.join(' | ')
  return only.startsWith('((') && only.endsWith(')') ? only.slice(1, -1) : only
}
