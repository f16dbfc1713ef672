export const shareTargets = ['whatsapp', 'x'] as const
export type ShareTarget = (typeof shareTargets)[number]

/** Returns the address that shares a text and a link on a target (D-32). The address opens in a new tab. */
export const shareAddress: Record<ShareTarget, (text: string, url: string) => string> = {
  whatsapp: (text, url) => `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`,
  x: (text, url) => `https://x.com/intent/post?${new URLSearchParams({ text, url })}`,
}
