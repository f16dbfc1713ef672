/** The part of the standard `URL` that our rules read. */
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

/** Browsers and Node both have `URL`. The contract compiles against neither, so it declares the part it uses. */
const { URL } = globalThis as unknown as { URL: ReadsUrls }

/** Returns the parts of an absolute URL; null if the text is no absolute URL. */
export const readUrl = (text: string): ReadUrl | null => (URL.canParse(text) ? new URL(text) : null)
