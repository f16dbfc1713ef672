/** Letters of RFC 5987, which all others stand encoded beside. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const ascii = (name: string) => name.replaceAll(/[^A-Za-z0-9.-]+/g, '-').replaceAll(/^-+|-+$/g, '')

/** What a browser calls a file that it stores: a name in any script, and one of ASCII for programs that know no other. */
export const storedAs = (name: string, fallback: string): string =>
  `attachment; filename="${ascii(fallback)}"; filename*=UTF-8''${encoded(name.replaceAll('/', '-'))}`
