type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Returns the ids that a token contains. Mock and server sign tokens differently, but both tokens must name the same profile. */
function whose(token: string, isKnown: (id: string) => boolean): Json {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const { sub, profileId, profileType } = claims as Record<string, string>
  const name = (id = '') => (isKnown(id) ? id : 'somebody new')
  return { sub: name(sub), profileId: name(profileId), profileType: profileType ?? '' }
}

/**
 * Returns the part of an answer that must be equal on both sides: everything except values that each side generates itself. A token is
 * replaced by the ids that it contains. The id of a new record is replaced by a fixed text. `message` is left out because it is for logs
 * (A-10).
 */
export function comparable(value: unknown, isKnown: (id: string) => boolean): Json {
  const walk = (key: string, one: unknown): Json => {
    if (Array.isArray(one)) return one.map((member: unknown) => walk('', member))
    if (typeof one === 'object' && one !== null)
      return Object.fromEntries(Object.entries(one).flatMap(([name, member]) => (name === 'message' ? [] : [[name, walk(name, member)]])))
    if (typeof one !== 'string') return one as Json
    if (key === 'accessToken') return whose(one, isKnown)
    if (key === 'invitationCode' && !isKnown(one)) return 'a new invitationCode'
    if (key === 'authorizationUrl' || key === 'state') return `a ${key}`
    // Ids that the provider and the platform give to inquiries and cases started during the test.
    if (/^(inq_[0-9a-f]{24}|biz_[0-9a-f-]{36})$/.test(one)) return `a new ${one.slice(0, 3)}`
    if (key === 'checkoutUrl') return 'a checkoutUrl'
    // A participant's tracking link has a generated code. A program's `trackingUrl` is the brand's own address.
    const [link, code = ''] = /\/t\/([a-z0-9]{10})$/.exec(one) ?? []
    if (key === 'trackingUrl' && link !== undefined && !isKnown(code)) return one.replace(code, 'a new code')
    // Keys of programs and tokens of pixel tests, also inside the text of an example.
    if (/\bw[psb]k_|\btest-[0-9a-f]{32}\b/.test(one)) return one.replace(/\b(w[psb]k_|test-)[\w-]+/g, '$1…')
    if (key === 'secret' && one.startsWith('whsec_')) return `a secret of ${one.length} letters`
    if (key === 'text' && one.startsWith('wk_')) return `a key of ${one.length} letters`
    // Numbers of media kits, their salts, and what is computed from both.
    if (key === 'textHash' || key === 'linkHash') return `a ${key}`
    if (one.startsWith('[1,"MK-')) return one.replace(/^\[1,"MK-[^"]+","[^"]+"/, '[1,"MK-…","…"')
    if (/^MK-[0-9A-Z-]{14}$/.test(one)) return 'MK-…'
    if (key === 'address' && /^[\w-]{32}$/.test(one)) return 'an address of a proposal'
    if (key === 'ending') return `an ending of ${one.length} letters`
    if (['picture', 'icon', 'profileImage', 'photo', 'coverPhoto', 'groupImage'].includes(key))
      return one.replace(/^\/files\/.*/, '/files/…')
    // The link and the PIN of a till.
    if (key === 'pin') return 'a PIN'
    if (key === 'url' && /\/till\/[\w-]+$/.test(one)) return 'the address of a till'
    if (key === 'url' && /\/own-data\/[\w-]+$/.test(one)) return 'the address of an archive'
    if (key === 'refreshToken' || key === 'challengeId' || key === 'requestId') return `a ${key}`
    // An id, also if it is the beginning of a longer text.
    return one.replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, (id) => (isKnown(id) ? id : 'something new'))
  }
  return walk('', value)
}
