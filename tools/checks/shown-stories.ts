/** Stories of a file that people see in the list and that a play function changes while they look: by name. */
export function playedWhileShown(source: string): string[] {
  const isHidden = (part: string) => /\btags: \[[^\]]*'!dev'/u.test(part)
  const [head = '', ...stories] = source.split(/^export const (?=\w+(?:: \w+(?:<[^=]*>)?)? = )/mu)
  if (isHidden(head)) return []
  return stories
    .filter((story) => /^ {2}(?:async )?play[:,(]/mu.test(story) && !isHidden(story))
    .map((story) => /^\w+/u.exec(story)?.[0] ?? '')
}
