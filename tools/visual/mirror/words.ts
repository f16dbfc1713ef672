import type { Pattern, Patterns } from './half.ts'

/*
 * These functions run inside the page that shows a story. Each is passed to the browser as text, so it must not use anything outside itself.
 * The first one numbers the elements of the English page and replaces every letter and digit by the same sign; the second one puts those
 * texts, with the English fonts, into the Arabic page. Then the two pages differ only in what the direction changes.
 */

/** Replaces each text editor by a copy of its elements. An editor would take other words for typed ones, and draw its own again. */
export function stillEditors(): void {
  for (const editor of document.querySelectorAll('[contenteditable="true"]:not([data-mirror-still])')) {
    const copy = editor.cloneNode(true)
    if (copy instanceof Element) copy.setAttribute('data-mirror-still', '')
    editor.replaceWith(copy)
  }
}

/** Returns the elements of the English page with neutral texts, and shows these texts. */
export function readPatterns(): Patterns {
  const fontProperties = [
    ...['font-family', 'font-size', 'font-weight', 'font-style', 'font-variant', 'font-stretch', 'line-height', 'letter-spacing'],
    ...['word-spacing', 'text-transform', 'text-indent'],
  ]
  const skipped = 'script, style, link, template, noscript, [class^="sb-"], [data-live-announcer], #storybook-docs'
  // Marks of direction, hyphens and joiners have no width of their own.
  const neutral = (text: string) =>
    text.replaceAll(/[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069]/gu, '').replaceAll(/\S/gu, '_')
  const keyOf = (element: Element) => {
    const { component, part } = (element as HTMLElement).dataset
    return [element.localName, component ?? '', part ?? '', element.getAttribute('type') ?? ''].join(' ')
  }
  const isWritten = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
    element.localName === 'textarea' ||
    (element instanceof HTMLInputElement && ['text', 'search', 'tel', 'url', 'email', 'password'].includes(element.type))
  // What was shown before, perhaps in a window of another width, must not be read as the story's own.
  document.getElementById('mirror-type')?.remove()
  const fonts: string[][] = []
  const known = new Map<string, number>()
  const fontOf = (element: Element) => {
    const style = getComputedStyle(element)
    const font = fontProperties.map((name) => style.getPropertyValue(name))
    const key = font.join('|')
    const index = known.get(key) ?? fonts.push(font) - 1
    known.set(key, index)
    return index
  }
  /** Returns the text that styles write before or after the content of an element, from `content`. A text after `/` is only read aloud. */
  const generatedBy = (element: Element, which: '::before' | '::after') => {
    const content = getComputedStyle(element, which).content.replace(/ \/ .*$/su, '')
    const texts = [...content.matchAll(/"((?:[^"\\]|\\.)*)"|attr\(([\w-]+)\)/gsu)]
    return neutral(texts.map(([, text, name]) => text ?? element.getAttribute(name ?? '') ?? '').join(''))
  }
  let last = 0
  const read = (element: Element): Pattern => {
    const id = ++last
    element.setAttribute('data-mirror', String(id))
    const pattern: Pattern = { id, key: keyOf(element), font: fontOf(element), inside: [] }
    const item = element.getAttribute('data-key')
    if (item !== null) pattern.item = item
    if (isWritten(element)) {
      pattern.value = neutral(element.value)
      pattern.placeholder = neutral(element.placeholder)
    }
    if (element.matches('svg[data-direction="fixed"]')) {
      const { width, height } = getComputedStyle(element)
      pattern.size = [width, height]
    }
    if (element instanceof HTMLElement) {
      const [before, after] = [generatedBy(element, '::before'), generatedBy(element, '::after')]
      if (before || after) pattern.generated = [before, after]
    }
    // The parts of an amount or a date have another order in each language, so what is fixed and only text is shown as one text.
    const isFixedText =
      /^(?:inline|contents)/u.test(getComputedStyle(element).display) &&
      element.matches('[data-direction="fixed"]') &&
      [...element.querySelectorAll('*')].every(({ localName }) => ['span', 'bdi', 'b', 'time', 'code'].includes(localName))
    if (isFixedText) {
      pattern.isText = true
      if (getComputedStyle(element).display === 'contents') {
        // They are one text after the first reading.
        pattern.cells = Number(element.getAttribute('data-mirror-cells') ?? Math.max(1, element.childElementCount))
        element.setAttribute('data-mirror-cells', String(pattern.cells))
      }
      pattern.inside.push(neutral(element.textContent))
    }
    if (isFixedText || element.localName === 'svg' || element.localName === 'iframe') return pattern
    for (const child of element.childNodes) {
      if (child instanceof Text) pattern.inside.push(neutral(child.data))
      else if (child instanceof Element && !child.matches(skipped)) pattern.inside.push(read(child))
    }
    return pattern
  }
  const type = [...document.documentElement.computedStyleMap()]
    .filter(([name]) => name.startsWith('--w-type-') && name !== '--w-type-sign')
    .map(([name, [value]]): [string, string] => [name, String(value)])
  return { fonts, type, root: read(document.body) }
}

/** Gives a page the texts and fonts of the patterns, pairs its elements with them, and makes free text follow the page. */
export function showPatterns({ fonts, type, root }: Patterns): void {
  const fontProperties = [
    ...['font-family', 'font-size', 'font-weight', 'font-style', 'font-variant', 'font-stretch', 'line-height', 'letter-spacing'],
    ...['word-spacing', 'text-transform', 'text-indent'],
  ]
  const skipped = 'script, style, link, template, noscript, [class^="sb-"], [data-live-announcer], #storybook-docs'
  const keyOf = (element: Element) => {
    const { component, part } = (element as HTMLElement).dataset
    return [element.localName, component ?? '', part ?? '', element.getAttribute('type') ?? ''].join(' ')
  }
  const pageDirection = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  for (const element of document.querySelectorAll('[data-mirror]')) element.removeAttribute('data-mirror')
  const sheet =
    document.getElementById('mirror-type') ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id: 'mirror-type' }))
  const declared = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([name, value]) => `${name}: ${value} !important;`).join(' ')
  sheet.textContent = [
    `:root, :lang(en), :lang(ar) { ${declared(type)} }`,
    // These depend on the script of the text: which letters move together, and which of several equal line breaks is taken.
    `body * { hyphens: manual !important; font-kerning: none !important; text-wrap-style: auto !important; }`,
    ...fonts.map(
      (font, at) => `:root body [data-mirror-font="${at}"] { ${declared(fontProperties.map((name, index) => [name, font[index] ?? '']))} }`,
    ),
  ].join('\n')

  /** Returns the items of a collection in the English order, if both pages have the same items: some are sorted by their names. */
  const sortedItems = (patterns: readonly Pattern[], there: readonly Element[]) => {
    const byItem = new Map(there.map((element) => [element.getAttribute('data-key') ?? '', element]))
    const items = patterns.flatMap(({ item = '' }) => (item === '' ? [] : (byItem.get(item) ?? [])))
    const isWhole = byItem.size === there.length && items.length === there.length && patterns.length === there.length
    return isWhole && items.some((item, index) => item !== there[index]) ? items : undefined
  }
  /** Pairs children in order. If their order differs, as words of a sentence do, pairs each with the first of its kind. */
  const paired = (patterns: readonly Pattern[], there: readonly Element[]) => {
    const keys = there.map(keyOf)
    if (patterns.length === there.length && patterns.every(({ key }, index) => key === keys[index])) return there
    const free = new Set(there.keys())
    return patterns.map(({ key }) => {
      const index = [...free].find((each) => keys[each] === key)
      if (index === undefined) return undefined
      free.delete(index)
      return there[index]
    })
  }
  // All of it is read before anything is written, or the browser computes the styles of the page again for each element.
  const freeTexts = new Set(
    [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element instanceof HTMLElement &&
        (element.getAttribute('dir') === 'auto' ||
          (element.localName === 'bdi' && !element.hasAttribute('dir')) ||
          getComputedStyle(element).unicodeBidi === 'plaintext'),
    ),
  )
  const apply = (pattern: Pattern, element: Element) => {
    element.setAttribute('data-mirror', String(pattern.id))
    if (element instanceof HTMLElement) {
      if (element !== document.body) element.setAttribute('data-mirror-font', String(pattern.font))
      if (freeTexts.has(element)) {
        element.removeAttribute('dir')
        element.style.setProperty('direction', pageDirection, 'important')
        element.style.setProperty('unicode-bidi', 'isolate', 'important')
      }
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      if (pattern.value !== undefined) element.value = pattern.value
      if (pattern.placeholder !== undefined) element.placeholder = pattern.placeholder
    }
    const written = (pairs: readonly (readonly [string, string])[]) =>
      rules.push(`:root body [data-mirror="${pattern.id}"] { ${declared(pairs)} }`)
    if (pattern.size)
      written([
        ['width', pattern.size[0]],
        ['height', pattern.size[1]],
      ])
    for (const [index, text] of (pattern.generated ?? []).entries())
      if (text)
        rules.push(
          `:root body [data-mirror="${pattern.id}"]::${index === 0 ? 'before' : 'after'} { ${declared([['content', `"${text.replaceAll('\n', '\\a ')}"`]])} }`,
        )
    // The columns of a grid may have another order in Arabic, as its parts have; one text is as wide as all of them.
    if (pattern.cells)
      written([
        ['display', 'inline'],
        ['grid-column', `span ${pattern.cells}`],
      ])
    if (pattern.isText) element.textContent = pattern.inside.filter((each) => typeof each === 'string').join('')
    if (pattern.isText || element.localName === 'svg' || element.localName === 'iframe') return
    const patterns = pattern.inside.filter((each) => typeof each !== 'string')
    const ownElements = () => [...element.children].filter((child) => !child.matches(skipped))
    const sorted = sortedItems(patterns, ownElements())
    if (sorted) {
      element.append(...sorted)
      element.setAttribute('data-mirror-sorted', '')
    }
    const elements = ownElements()
    const pairs = paired(patterns, elements)
    const texts = [...element.childNodes].filter((child) => child instanceof Text)
    const strings = pattern.inside.filter((each) => typeof each === 'string')
    const shapeOf = (items: readonly unknown[]) =>
      items.map((item) => (typeof item === 'string' || item instanceof Text ? 't' : 'e')).join('')
    const own = [...element.childNodes].filter((child) => child instanceof Text || (child instanceof Element && !child.matches(skipped)))
    const isSame = shapeOf(own) === shapeOf(pattern.inside) && pairs.every((pair, index) => pair === elements[index])
    if (isSame) {
      for (const [index, text] of texts.entries()) if (text.data !== strings[index]) text.data = strings[index] ?? ''
    } else if (strings.length > 0 || texts.length > 0) {
      // The words of a sentence come in another order in the other language: put them in the English order.
      for (const text of texts) text.data = ''
      const queue = [...pairs]
      for (const item of pattern.inside) {
        const node = typeof item === 'string' ? (texts.shift() ?? document.createTextNode('')) : queue.shift()
        if (node instanceof Text && typeof item === 'string') node.data = item
        if (node) element.append(node)
      }
    }
    for (const [index, one] of patterns.entries()) {
      const pair = pairs[index]
      if (pair) apply(one, pair)
    }
  }
  const rules: string[] = []
  apply(root, document.body)
  sheet.textContent += `\n${rules.join('\n')}`
}
