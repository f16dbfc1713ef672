import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Ids } from './ids.ts'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** Encrypts secrets for the database. A secret can be read only with the key, and only for the place it was sealed for. */
export type Sealer = {
  seal(text: string, place: string): string
  /** Returns null if the text was sealed with another key or for another place, or was changed. */
  open(sealed: string, place: string): string | null
}

/** Seals with AES-256-GCM, a key of 32 bytes and a new nonce for each text. `place` is authenticated but not stored. */
export function createSealer(key: Buffer, ids: Pick<Ids, 'secret'>): Sealer {
  return {
    seal(text, place) {
      const nonce = Buffer.from(ids.secret(nonceLength), 'base64url')
      const cipher = createCipheriv(algorithm, key, nonce)
      cipher.setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < nonceLength + tagLength) return null
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
      decipher.setAAD(Buffer.from(place))
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
