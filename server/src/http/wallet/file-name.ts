/** Encodes a name by RFC 5987. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const ascii = (name: string) => name.replaceAll(/[^A-Za-z0-9.-]+/g, '-').replaceAll(/^-+|-+$/g, '')

/** Returns a `content-disposition` for a download: the name in any script, and one in ASCII for programs that know no other. */
export const storedAs = (name: string, fallback: string): string =>
  `attachment; filename="${ascii(fallback)}"; filename*=UTF-8''${encoded(name.replaceAll('/', '-'))}`
