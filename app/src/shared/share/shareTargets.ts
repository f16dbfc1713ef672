export const shareTargets = ['whatsapp', 'x'] as const
export type ShareTarget = (typeof shareTargets)[number]

/** Where a share starts, given the words and the address to share (D-32). Each opens in a tab of its own and takes nothing else along. */
export const shareAddress: Record<ShareTarget, (text: string, url: string) => string> = {
  whatsapp: (text, url) => `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`,
  x: (text, url) => `https://x.com/intent/post?${new URLSearchParams({ text, url })}`,
}
