/** Pages of tills begin with this. */
export const tillPages = '/till'

/** Random bytes of a till’s link, and of a phone’s token. */
export const tillBytes = { link: 16, token: 32 } as const

/** Returns the path of a till’s page. */
export const tillPath = (link: string): string => `${tillPages}/${link}`

/** Calls of a phone, below its page. */
export const tillCalls = { phone: 'phone', day: 'day', code: 'code', order: 'order', undo: 'undo' } as const

/** Returns the link in the path of a till’s page; null if there is none. */
export const linkIn = (path: string): string | null => /^\/till\/([\w-]{16,64})\/?$/.exec(path)?.[1] ?? null
