import type { Handler } from '../site.ts'

/** Text of both languages; its words come in another order in Arabic, as they do in real sentences. */
const sentence = (isArabic: boolean) => (isArabic ? '<bdi>نورة</bdi> دعت <b>٣</b>' : '<b>3 people</b> were invited by <bdi>Noura</bdi>')
const arrow = (more: string) =>
  `<svg class="icon" viewBox="0 0 24 24" ${more}><path d="M5 12h14" stroke="#000"/><path d="m12 5 7 7-7 7" fill="none" stroke="#000"/></svg>`
const box = (style: string, text = 'Box') =>
  `<div class="row"><div class="box" style="${style}">${text}</div><div class="box">Next</div></div>`
const image = `url('data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%2210%22 height=%2210%22><circle r=%225%22/></svg>')`

/** Three tabs. `onward` is the key that leads from one to the next. */
const tabs = (onward: string, more = '') =>
  `<div role="tablist" data-onward="${onward}" ${more}>${['One', 'Two', 'Three'].map((name, index) => `<button role="tab" tabindex="${index === 0 ? 0 : -1}">${name}</button>`).join('')}</div>`
/** Styles write a mark before the text. It is another mark in Arabic. */
const marked = (isRight: boolean) => `<p class="said" data-right="${isRight}">Said</p>`
const details = (open: string, style: string) =>
  `<details ${open}><summary>More</summary><ol style="padding: 0"><li><div class="box" style="inline-size: 90px; ${style}">Inside</div></li></ol></details>`
/** Items that are sorted by their names, which differ between languages. The one with the key `b` is chosen. */
const items = (keys: readonly string[], style: string) =>
  `<div class="row">${keys.map((key) => `<button class="box" data-key="${key}" aria-pressed="${key === 'b'}" style="${key === 'b' ? style : ''}">${key === 'b' ? '<i>Chosen</i> ' : ''}Item</button>`).join('')}</div>`
/** A choice of language: each page shows its own as chosen. */
const languages = (chosen: string) =>
  `<div role="radiogroup">${['en', 'ar'].map((lang) => `<button role="radio" aria-checked="${lang === chosen}" tabindex="${lang === chosen ? 0 : -1}"><bdi lang="${lang}">Language</bdi>${lang === chosen ? '<i style="position: absolute">Chosen</i>' : ''}</button>`).join('')}</div>`
/** A field for a date: three parts in a fixed order, and a button. `onward` is the key that leads to the part at the right. */
const date = (order: readonly string[], onward: string) =>
  `<div role="group" data-onward="${onward}"><div dir="ltr" data-direction="fixed" data-direction-reason="latin">${order.map((name) => `<i role="spinbutton" tabindex="0" data-part="${name}">${name}</i>`).join(' ')}</div><button>Calendar</button></div>`
/** A row of cards that marks the first card in view. `sign` is that of its scroll positions. */
const cards = (sign: number) =>
  `<ul class="scroller cards" data-sign="${sign}">${['One', 'Two', 'Three', 'Four'].map((name) => `<li>${name}</li>`).join('')}</ul>`

/** A wide row, scrolled by 40 pixels, with a part that stays in view. */
const stays = (isArabic: boolean, style: string) =>
  `<div class="scroller" data-to="${isArabic ? -40 : 40}"><div class="wide"><div class="stay" style="${style}">Stays</div></div></div>`
/** An amount in two cells of a grid, whose columns have the other order in Arabic. */
const amount = (isArabic: boolean, style: string) =>
  `<div class="row"><div style="display: grid; grid-template-columns: ${isArabic ? '90px auto' : 'auto 90px'}; ${style}"><span data-direction="fixed" data-direction-reason="digits" style="display: contents">${isArabic ? '<b>1,250.00</b><i>SAR</i>' : '<i>SAR</i><b>1,250.00</b>'}</span></div><div class="box">Next</div></div>`

type Draw = (isArabic: boolean) => string

/** One story for each kind of fault. Each names the property that the proof has to find; an empty string if no property is wrong. */
export const planted: Readonly<Record<string, { draw: Draw; kind: string; property: string }>> = {
  margin: { draw: () => box('margin-left: 12px'), kind: 'place', property: 'margin-left' },
  left: { draw: () => box('position: absolute; left: 20px'), kind: 'place', property: 'left' },
  padding: {
    draw: () => `<div class="row" style="padding: 4px 4px 4px 30px"><div class="box">Box</div></div>`,
    kind: 'place',
    property: 'padding-left',
  },
  text: { draw: () => `<p style="text-align: left">Two words</p>`, kind: 'text', property: 'text-align' },
  float: { draw: () => `<div><div style="float: left">Word</div></div>`, kind: 'place', property: 'float' },
  translate: { draw: () => box('transform: translateX(16px)'), kind: 'place', property: 'transform' },
  border: { draw: () => box('border-left: 1px solid red; border-right: 1px solid blue'), kind: 'paint', property: 'border-left' },
  corner: { draw: () => box('border-top-left-radius: 12px'), kind: 'paint', property: 'border-top-left-radius' },
  shadow: { draw: () => box('box-shadow: 6px 2px 4px #0008'), kind: 'paint', property: 'box-shadow' },
  gradient: { draw: () => box('background: linear-gradient(90deg, red, blue)'), kind: 'paint', property: 'background-image' },
  position: { draw: () => box(`background: ${image} no-repeat 8px 50%`), kind: 'paint', property: 'background' },
  rotation: { draw: () => box('transform: rotate(8deg)', 'A longer text'), kind: 'paint', property: 'transform' },
  pseudo: { draw: () => `<div class="marked">Marked</div>`, kind: 'paint', property: '' },
  icon: { draw: () => arrow('data-flip="mirror"'), kind: 'drawing', property: '' },
  drawing: { draw: () => arrow(''), kind: 'drawing', property: '' },
  turned: { draw: (isArabic) => arrow(`data-flip="none" style="transform: scaleX(${isArabic ? -1 : 1})"`), kind: 'drawing', property: '' },
  scroll: {
    draw: (isArabic) => `<div class="scroller" data-to="${isArabic ? 0 : 40}"><div class="wide">Wide</div></div>`,
    kind: 'scroll',
    property: '',
  },
  sticky: { draw: (isArabic) => stays(isArabic, 'left: 10px'), kind: 'place', property: 'left' },
  cells: { draw: (isArabic) => amount(isArabic, 'margin-left: 12px'), kind: 'place', property: 'margin-left' },
  focus: { draw: (isArabic) => `<button>One</button><button tabindex="${isArabic ? 1 : 0}">Two</button>`, kind: 'focus', property: '' },
  structure: {
    draw: (isArabic) => `<div class="row">${isArabic ? '' : '<hr>'}<div class="box">Box</div></div>`,
    kind: 'structure',
    property: '',
  },
  keys: { draw: () => tabs('ArrowRight'), kind: 'keys', property: '' },
  choice: {
    draw: (isArabic) => `<button aria-pressed="${isArabic}"><bdi>Option</bdi></button>`,
    kind: 'paint',
    property: 'box-shadow',
  },
  'keys-time': {
    draw: (isArabic) => tabs(isArabic ? 'ArrowLeft' : 'ArrowRight', 'dir="ltr" data-direction="fixed" data-direction-reason="time"'),
    kind: 'keys',
    property: '',
  },
  'keys-date': {
    draw: (isArabic) => date(['day', 'month', 'year'], isArabic ? 'ArrowLeft' : 'ArrowRight'),
    kind: 'keys',
    property: '',
  },
  swipe: { draw: () => cards(1), kind: 'keys', property: '' },
  pieces: { draw: () => `<p class="latin" style="text-align: left">green<!---->_<!---->surface</p>`, kind: 'text', property: 'text-align' },
  direction: { draw: () => `<p dir="ltr">+966 50 000</p>`, kind: 'text', property: 'direction' },
  generated: { draw: () => marked(false), kind: 'text', property: '' },
  fillet: { draw: () => `<div class="fillet">Cut</div>`, kind: 'paint', property: '' },
  details: { draw: () => details('open', 'margin-left: 12px'), kind: 'place', property: 'margin-left' },
  items: { draw: (isArabic) => items(isArabic ? ['a', 'b'] : ['b', 'a'], 'margin-left: 12px'), kind: 'place', property: 'margin-left' },
  reason: { draw: () => `<p dir="ltr" data-direction="fixed">+966 50 000</p>`, kind: 'reason', property: '' },
}

/** Stories that are right, each in a way that a careless comparison would take for a fault. */
export const right: Readonly<Record<string, Draw>> = {
  logical: () => box('margin-inline-start: 12px; border-inline-start: 3px solid red; border-start-start-radius: 12px; text-align: start'),
  words: (isArabic) =>
    `<p>${sentence(isArabic)}</p><p>${isArabic ? 'كلمة' : 'A much longer text that needs more room than one line has on the page'}</p>`,
  free: (isArabic) =>
    `<p dir="auto">Latin words</p><input value="${isArabic ? 'نص' : 'Some text'}" placeholder="Name"><textarea dir="auto">x</textarea>`,
  keys: (isArabic) => tabs(isArabic ? 'ArrowLeft' : 'ArrowRight'),
  language: (isArabic) => languages(isArabic ? 'ar' : 'en'),
  'keys-time': () => tabs('ArrowRight', 'dir="ltr" data-direction="fixed" data-direction-reason="time"'),
  'keys-date': (isArabic) => date(isArabic ? ['year', 'day', 'month'] : ['day', 'month', 'year'], 'ArrowRight'),
  swipe: (isArabic) => cards(isArabic ? -1 : 1),
  latin: () => `<p class="latin">green<!----> · <!---->surface</p><p><span dir="ltr">top<!----> <!---->bar</span></p>`,
  late: () => `<p class="late"><b>Drawn again</b></p>`,
  editor: () => `<div contenteditable="true"><p>Some words</p></div>`,
  gutter: () => `<style>html { overflow: hidden; scrollbar-gutter: stable }</style><div class="sheet">Sheet</div>`,
  number: () => `<input dir="ltr" style="text-align: left" value="123">`,
  signed: () => box('transform: translateX(calc(16px * var(--sign))); box-shadow: calc(6px * var(--sign)) 2px 4px #0008'),
  gradient: (isArabic) => box(`background: linear-gradient(${isArabic ? '270deg' : '90deg'}, red, blue)`),
  even: () => box('background: linear-gradient(90deg, red, blue 50%, red); box-shadow: 0 2px 4px #0008; border: 1px solid'),
  diamond: () => `<div style="inline-size: 12px; block-size: 12px; transform: rotate(45deg); border: 1px solid"></div>`,
  whole: () =>
    `<div style="direction: ltr; transform: scaleX(var(--sign)); inline-size: 90px">${arrow('')}<i class="dot" style="left: 30px; border-left: 2px solid red"></i></div>`,
  icons: (isArabic) => arrow(`data-flip="mirror" style="transform: scaleX(${isArabic ? -1 : 1})"`) + arrow('data-flip="none"'),
  redrawn: (isArabic) => `<svg class="icon" viewBox="0 0 24 24"><rect x="${isArabic ? 12 : 2}" y="2" width="10" height="4"/></svg>`,
  scroll: (isArabic) => `<div class="scroller" data-to="${isArabic ? -40 : 40}"><div class="wide">Wide</div></div>`,
  sticky: (isArabic) =>
    `${stays(isArabic, 'inset-inline-start: 10px')}<div class="tall" data-page-to="${isArabic ? 140 : 100}"><div class="stay" style="top: 0">Bar</div></div>`,
  cells: (isArabic) => amount(isArabic, 'margin-inline-start: 12px'),
  fixed: () =>
    `<p dir="ltr" data-direction="fixed" data-direction-reason="latin"><b>+966</b> 50 000</p>${arrow('data-direction="fixed" data-direction-reason="drawing"')}`,
  generated: () => marked(true),
  fillet: () => `<div class="fillet" data-right>Cut</div>`,
  details: () => details('', ''),
  items: (isArabic) => items(isArabic ? ['a', 'b'] : ['b', 'a'], 'margin-inline-start: 12px'),
  typography: (isArabic) => `<p style="font: ${isArabic ? '20px/2.2' : '15px/1.5'} serif">Other type</p><p>Below</p>`,
  hidden: () =>
    `<span style="position: absolute; left: 0; inline-size: 1px; block-size: 1px; overflow: hidden">Read aloud</span><p>Seen</p>`,
}

const drawn = {
  ...Object.fromEntries(Object.entries(planted).map(([id, { draw }]) => [id, draw])),
  ...Object.fromEntries(Object.entries(right).map(([id, draw]) => [`right-${id}`, draw])),
}

const styles = `
  [lang='en'] { --sign: 1 } [lang='ar'] { --sign: -1 }
  body { margin: 0; padding: 24px; font: 15px/1.5 sans-serif }
  .row { position: relative; display: flex; gap: 8px; min-block-size: 40px }
  .box { padding: 4px 12px; background: #eee }
  .icon { inline-size: 24px; block-size: 24px }
  .dot { position: relative; display: block; inline-size: 8px; block-size: 8px }
  .scroller { inline-size: 200px; overflow: auto } .wide { inline-size: 600px }
  .stay { position: sticky; inline-size: 60px } .tall { block-size: 3000px }
  .sheet { position: fixed; inset: 0; margin: auto; inline-size: 300px; block-size: 90px }
  .latin { direction: ltr; text-align: -webkit-match-parent }
  [aria-checked='true'], [aria-pressed='true'] { box-shadow: inset 0 0 0 2px red }
  .said::before { content: '\\00a0·\\00a0' attr(data-right) / ''; } .said:lang(ar)::before { content: '،\\00a0' / '' }
  .said[data-right='false']::before { float: left }
  .fillet { position: relative; inline-size: 90px }
  .fillet::after { content: ''; position: absolute; inset-inline-start: 100%; inline-size: 16px; block-size: 16px; background: radial-gradient(circle at 100% 0, transparent 15px, red 16px) }
  .fillet[data-right]::after { transform: scaleX(var(--sign)) }
  .cards { display: flex; padding: 0; list-style: none } .cards li { flex: none; inline-size: 160px }
  .marked { position: relative } .marked::before { content: ''; position: absolute; left: 4px; inline-size: 6px; block-size: 6px; background: red }`

const page = (
  isArabic: boolean,
) => `<!doctype html><html lang="${isArabic ? 'ar' : 'en'}" dir="${isArabic ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>${styles}</style><body><main id="storybook-root"></main><script>
  const draw = ${JSON.stringify(Object.fromEntries(Object.entries(drawn).map(([id, one]) => [id, one(isArabic)])))}
  const show = (id) => {
    document.querySelector('main').innerHTML = draw[id]
    for (const one of document.querySelectorAll('[data-to]')) one.scrollLeft = Number(one.dataset.to)
    for (const one of document.querySelectorAll('[data-page-to]')) scrollTo(0, Number(one.dataset.pageTo))
    for (const list of document.querySelectorAll('[role="tablist"]'))
      list.addEventListener('keydown', ({ key, target }) => {
        const next = key === list.dataset.onward ? target.nextElementSibling : target.previousElementSibling
        if (key.startsWith('Arrow')) next?.focus()
      })
    for (const field of document.querySelectorAll('[role="group"]'))
      field.addEventListener('keydown', ({ key, target }) => {
        const parts = [...field.querySelectorAll('i')]
        parts[parts.indexOf(target) + (key === field.dataset.onward ? 1 : -1)]?.focus()
      })
    for (const row of document.querySelectorAll('.cards'))
      row.addEventListener('scroll', () => {
        const at = Math.max(0, Math.round((row.scrollLeft * Number(row.dataset.sign)) / 160))
        for (const [index, card] of [...row.children].entries()) card.toggleAttribute('data-current', index === at)
      })
    // An editor draws its own words again if others are put in their place.
    for (const editor of document.querySelectorAll('[contenteditable]')) {
      const own = editor.innerHTML
      new MutationObserver(() => { if (editor.innerHTML !== own) editor.innerHTML = own }).observe(editor, { subtree: true, childList: true, characterData: true, attributes: true })
    }
    // In Arabic this draws itself again, with its own words, when it is measured again, as a chart does.
    for (const late of document.querySelectorAll('.late')) {
      let drawn = 0
      addEventListener('resize', () => { if (document.dir === 'rtl' && drawn++ === 0) late.innerHTML = '<b>كلمة أطول من غيرها</b>' })
    }
    __STORYBOOK_PREVIEW__.currentRender = { id, phase: 'finished' }
  }
  globalThis.__STORYBOOK_PREVIEW__ = { ready: async () => {}, extract: async () => ({}) }
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = { emit: (_event, { storyId }) => show(storyId) }
  const id = new URLSearchParams(location.search).get('id')
  if (id) show(id)
</script></body></html>`

/** Serves the stories of this file as a Storybook would. */
export const plantedStories: Handler = (request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(page(decodeURIComponent(request.url ?? '').includes('locale:ar')))
}
