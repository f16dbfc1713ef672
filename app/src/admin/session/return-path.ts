type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The page to which the OpenID Connect provider leads back, below `/admin`. */
export const oidcPath = '/oidc'

const storedName = 'admin-return-path'

/**
 * Returns whether an address is a page of the back office, as its router names it. The router leads to no other site; this refuses already
 * what looks like one, such as `//other.example`.
 */
const isOwnPage = (path: string) => /^\/(?![/\\])/.test(path) && !path.startsWith(oidcPath)

/** Stores in this tab the page at which a sign-in began, while the admin is at the provider. */
export const createReturnPath = (box: Box) => ({
  remember: (path: string) => box.setItem(storedName, path),
  /** Returns the page and forgets it. Returns the first page if there is none. */
  take(): string {
    const path = box.getItem(storedName)
    box.removeItem(storedName)
    return path !== null && isOwnPage(path) ? path : '/'
  },
})

export type ReturnPath = ReturnType<typeof createReturnPath>
