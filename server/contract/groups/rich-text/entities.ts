/** HTML names of the characters from U+00A0 to U+00FF, in the order of the characters. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

/** HTML names of other characters that people paste, such as dashes, quotes and arrows. */
const others: Readonly<Record<string, string>> = {
  ...{ OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', Yuml: 'Ÿ', fnof: 'ƒ', circ: 'ˆ', tilde: '˜' },
  ...{ ensp: ' ', emsp: ' ', thinsp: ' ', lrm: '', rlm: '', ndash: '–', mdash: '—', horbar: '―' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', lsaquo: '‹', rsaquo: '›' },
  ...{ dagger: '†', Dagger: '‡', bull: '•', hellip: '…', permil: '‰', prime: '′', Prime: '″', oline: '‾', frasl: '⁄' },
  ...{ euro: '€', trade: '™', larr: '←', uarr: '↑', rarr: '→', darr: '↓', harr: '↔', lArr: '⇐', rArr: '⇒', hArr: '⇔' },
  ...{ minus: '−', infin: '∞', asymp: '≈', ne: '≠', equiv: '≡', le: '≤', ge: '≥', sum: '∑', radic: '√', loz: '◊' },
  ...{ spades: '♠', clubs: '♣', hearts: '♥', diams: '♦', check: '✓', star: '☆', starf: '★', phone: '☎' },
}

/** Names that HTML also accepts without a semicolon at the end. */
const bare: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', shy: '' }

/** The character of each named entity. Entities of invisible characters become an empty text (security case 56). */
const named: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, at): [string, string] => [name, String.fromCharCode(0xa0 + at)]),
  ...Object.entries({ ...others, ...bare, apos: "'", zwnj: '\u200c', zwj: '\u200d' }),
])

const characterOf = (name: string, hasSemicolon: boolean): string | undefined =>
  hasSemicolon || Object.hasOwn(bare, name) ? named.get(name) : undefined

const fromNumber = (digits: string, radix: 10 | 16): string => {
  const code = Number.parseInt(digits, radix)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

const entity = /&(?:#[xX]([\da-fA-F]{1,8})|#(\d{1,8})|([a-zA-Z][a-zA-Z\d]{1,7}));?/g

/** Returns text with its entities replaced by characters; unknown entities stay as they are. */
export const decoded = (text: string): string =>
  text.replace(entity, (whole, hex?: string, decimal?: string, name?: string) =>
    hex ? fromNumber(hex, 16) : decimal ? fromNumber(decimal, 10) : (characterOf(name ?? '', whole.endsWith(';')) ?? whole),
  )

const written: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns text escaped for markup, inside elements and inside attributes. */
export const encoded = (text: string): string => text.replace(/[&<>"]/g, (sign) => written[sign] ?? sign)
