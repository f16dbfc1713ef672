/** The part of the standard's `URL` that rules read. */
type ReadUrl = {
  readonly href: string
  readonly hostname: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly port: string
  readonly username: string
  readonly password: string
}
type ReadsUrls = { new (text: string): ReadUrl; canParse(text: string): boolean }

/** Browsers and Node have it alike; the contract compiles for neither, so it says what it takes. */
const { URL } = globalThis as unknown as { URL: ReadsUrls }

/** An absolute address in its parts, or null where it is none. */
export const readUrl = (text: string): ReadUrl | null => (URL.canParse(text) ? new URL(text) : null)
