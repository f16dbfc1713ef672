/** What a reviewer compares with the document of a licence. `platform` is spelled as in the API. */
export type LicenceFacts = {
  readonly number: string
  /** Last day on which the licence is valid, `YYYY-MM-DD`. */
  readonly expiresOn: string
  readonly accounts: readonly { readonly platform: string; readonly userName: string }[]
}
