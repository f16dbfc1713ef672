/** Stories of a file that people see in the list and that a play function changes while they look: by name. */
export function playedWhileShown(source: string): string[] {
  const isHidden = (part: string) => /\btags: \[[^\]]*'!dev'/u.test(part)
  const [head = '', ...stories] = source.split(/^export const (?=\w+(?:: \w+(?:<[^=]*>)?)? = )/mu)
  if (isHidden(head)) return []
  return stories
    .filter((story) => /^ {2}(?:async )?play[:,(]/mu.test(story) && !isHidden(story))
    .map((story) => /^\w+/u.exec(story)?.[0] ?? '')
}

/** The first story of a component is what its page opens with: nothing in it is pressed, typed or focused. By name, where it is. */
export function openedOtherwise(source: string): string[] {
  const [head = '', first = ''] = source.split(/^export const (?=\w+(?:: \w+(?:<[^=]*>)?)? = )/mu)
  const play = /^ {2}(?:async )?play[:,(][\s\S]*?^\}/mu.exec(first)?.[0] ?? ''
  return playedWhileShown(`${head}export const ${first}`).filter(() => /\buserEvent\.|\.focus\(\)/u.test(play))
}
