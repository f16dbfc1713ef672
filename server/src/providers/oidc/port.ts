/** A sign-in at the provider. The browser carries `state` to the provider and back; the other values never leave the server in clear. */
export type OidcAttempt = {
  state: string
  /** The value that the ID token must repeat. */
  nonce: string
  /** The secret of PKCE, of 43 to 128 characters. */
  verifier: string
  /** The page of ours to which the provider leads back. */
  redirectUri: string
}

/** A person whose identity the provider states. */
export type OidcPerson = {
  /** The address of the person; null if the provider states none, or does not state that it is verified. */
  email: string | null
  /** Whether the provider states a second step that this deployment accepts in place of its own. */
  hasSecondStep: boolean
}

/** The OpenID Connect provider with which admins may sign in. */
export type OidcProvider = {
  /** Returns the address of the provider's sign-in page. Throws `OidcAway`. */
  authorizationUrl(attempt: OidcAttempt, signal: AbortSignal): Promise<string>
  /**
   * Checks the query with which the provider led back, exchanges its code, and checks the ID token. `now` is in milliseconds. Throws
   * `OidcRefused` and `OidcAway`.
   */
  person(query: URLSearchParams, attempt: OidcAttempt, now: number, signal: AbortSignal): Promise<OidcPerson>
}

/** Thrown if the provider or a check refuses a sign-in. The message is for the log and contains no token, code or address. */
export class OidcRefused extends Error {
  constructor(reason: string) {
    super(`The sign-in was refused: ${reason}`)
    this.name = 'OidcRefused'
  }
}

/** Thrown if the provider does not answer, or not as OpenID Connect needs it. The message is for the log. */
export class OidcAway extends Error {
  constructor(reason: string) {
    super(`The provider cannot be used: ${reason}`)
    this.name = 'OidcAway'
  }
}
