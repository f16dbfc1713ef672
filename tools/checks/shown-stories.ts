/** Returns the names of a file's stories that are shown in the list and changed by a play function while somebody looks at them. */
export function playedWhileShown(source: string): string[] {
  const isHidden = (part: string) => /\btags: \[[^\]]*'!dev'/u.test(part)
  const [head = '', ...stories] = source.split(/^export const (?=\w+(?:: \w+(?:<[^=]*>)?)? = )/mu)
  if (isHidden(head)) return []
  return stories
    .filter((story) => /^ {2}(?:async )?play[:,(]/mu.test(story) && !isHidden(story))
    .map((story) => /^\w+/u.exec(story)?.[0] ?? '')
}

/**
 * Returns the name of the first story if its play function acts. A component's page opens with the first story, so nothing in it may be
 * pressed, typed or focused.
 */
export function openedOtherwise(source: string): string[] {
  const [head = '', first = ''] = source.split(/^export const (?=\w+(?:: \w+(?:<[^=]*>)?)? = )/mu)
  const play = /^ {2}(?:async )?play[:,(][\s\S]*?^\}/mu.exec(first)?.[0] ?? ''
  return playedWhileShown(`${head}export const ${first}`).filter(() => /\buserEvent\.|\.focus\(\)/u.test(play))
}
