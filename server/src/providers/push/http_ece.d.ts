/** Types of the part of http_ece that pushes use. The package itself has no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Parameters = {
    version: 'aes128gcm'
    /** Pair of the sender, made for one message. */
    privateKey: ECDH
    /** Public key of the receiver, in base64url. */
    dh?: string
    authSecret: string
    salt?: Buffer
  }
  const ece: {
    encrypt(text: Buffer, parameters: Parameters): Buffer
    decrypt(body: Buffer, parameters: Parameters): Buffer
  }
  export default ece
}
