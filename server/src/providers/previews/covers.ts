import { createHmac, timingSafeEqual } from 'node:crypto'
import { isBelow, pictureHosts } from './sites.ts'

/** Use of another site’s picture: the cover of a post, or the face of an account. */
const pictureKinds = ['cover', 'face'] as const
export type PictureKind = (typeof pictureKinds)[number]

const signatureOf = (secret: string, kind: PictureKind, source: string) =>
  createHmac('sha256', secret).update(`${kind}:${source}`).digest('base64url').slice(0, 22)
const longest = 1_500

/**
 * Returns our address of another site’s picture; null if the source is too long. Only we can make such an address, so nobody can make us
 * fetch other pictures.
 */
export const coverAddress = (secret: string, source: string, kind: PictureKind = 'cover'): string | null =>
  source.length > longest ? null : `/covers/${signatureOf(secret, kind, source)}/${Buffer.from(source).toString('base64url')}`

/** Returns our address of a picture that a platform names; null if it is not an HTTPS address of a host with the platforms’ pictures. */
export function platformPicture(secret: string, source: string | null | undefined, kind: PictureKind = 'cover'): string | null {
  if (!source || !URL.canParse(source)) return null
  const { protocol, hostname, href } = new URL(source)
  return protocol === 'https:' && isBelow(hostname, pictureHosts) ? coverAddress(secret, href, kind) : null
}

/** Returns source and kind of an address that we made; null for any other. */
export function coverSource(secret: string, signature: string, encoded: string): { source: string; kind: PictureKind } | null {
  const source = Buffer.from(encoded, 'base64url').toString()
  const given = Buffer.from(signature)
  const isOurs = (kind: PictureKind) => {
    const expected = Buffer.from(signatureOf(secret, kind, source))
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  const kind = pictureKinds.find(isOurs)
  return kind ? { source, kind } : null
}
