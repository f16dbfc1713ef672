import type { Handler } from '../site.ts'
import type { FaultKind } from './fault.ts'

type Draw = (isArabic: boolean) => string

const row = (style: string, ...parts: string[]) => `<div class="row" style="${style}">${parts.join('')}</div>`
const said = (isArabic: boolean, english: string, arabic: string) => `<p>${isArabic ? arabic : english}</p>`
const one = (isArabic: boolean) => said(isArabic, 'One', 'واحد')
const two = (isArabic: boolean) => said(isArabic, 'Two', 'اثنان')
const three = (isArabic: boolean) => said(isArabic, 'Three', 'ثلاثة')

/** One story for each kind of fault, with the kinds that have to be found: those of the order are found in both languages. */
export const planted: Readonly<Record<string, { draw: Draw; kinds: readonly FaultKind[] }>> = {
  'css-order': { draw: (ar) => row('', one(ar), two(ar), `<div style="order: -1">${three(ar)}</div>`), kinds: ['order', 'order'] },
  'row-reverse': { draw: (ar) => row('flex-direction: row-reverse', one(ar), two(ar)), kinds: ['order', 'order'] },
  'column-reverse': { draw: (ar) => row('flex-direction: column-reverse', one(ar), two(ar)), kinds: ['order', 'order'] },
  'wrap-reverse': {
    draw: (ar) => row('flex-wrap: wrap-reverse; inline-size: 100px', `<div style="flex: 0 0 100px">${one(ar)}</div>`, two(ar)),
    kinds: ['order', 'order'],
  },
  left: {
    draw: (ar) =>
      `<div style="position: relative; block-size: 60px"><div style="position: absolute; left: 0">${one(ar)}</div><div style="position: absolute; left: 100px">${two(ar)}</div></div>`,
    kinds: ['order'],
  },
  absolute: {
    draw: (ar) =>
      `<div style="position: relative; padding-top: 40px">${one(ar)}<div style="position: absolute; top: 0">${two(ar)}</div></div>`,
    kinds: ['order', 'order'],
  },
  grid: {
    draw: (ar) => row('display: grid', `<div style="grid-row: 2">${one(ar)}</div>`, `<div style="grid-row: 1">${two(ar)}</div>`),
    kinds: ['order', 'order'],
  },
  float: {
    draw: (ar) => `<div style="float: inline-end">${one(ar)}</div><div style="float: inline-start">${two(ar)}</div>`,
    kinds: ['order', 'order'],
  },
  tabindex: {
    draw: (ar) => `<button>${ar ? 'أول' : 'First'}</button><button tabindex="2">${ar ? 'ثان' : 'Second'}</button>`,
    kinds: ['tabindex', 'tabindex'],
  },
  portal: {
    draw: (ar) => `${one(ar)}<div data-to-body style="position: absolute; top: 24px">${two(ar)}</div>${three(ar)}`,
    kinds: ['portal', 'portal'],
  },
  structure: { draw: (ar) => (ar ? one(ar) : '<h2>One</h2>'), kinds: ['structure', 'structure'] },
  state: { draw: (ar) => `<button aria-expanded="${String(ar)}">${ar ? 'القائمة' : 'Menu'}</button>`, kinds: ['state'] },
  level: { draw: (ar) => (ar ? '<h3>عنوان</h3>' : '<h2>Title</h2>'), kinds: ['state'] },
  same: { draw: () => '<button>Invite</button>', kinds: ['same'] },
  'same-capitals': { draw: () => '<button>NEW</button>', kinds: ['same'] },
  'same-sentence': { draw: () => '<button>Done.</button>', kinds: ['same'] },
  'same-arabic': { draw: () => '<button>دعوة</button>', kinds: ['same'] },
  key: { draw: (ar) => `<button>${ar ? 'invites.send' : 'Send'}</button>`, kinds: ['key'] },
  hole: { draw: (ar) => `<button>${ar ? 'دعوة {name}' : 'Invite Noura'}</button>`, kinds: ['key'] },
  empty: { draw: (ar) => `${one(ar)}<button><span ${ar ? 'hidden' : ''}>Close</span></button>`, kinds: ['empty'] },
  text: { draw: (ar) => `<p>${ar ? '' : 'Read '}<a href="#a">${ar ? 'الشروط' : 'the terms'}</a></p>`, kinds: ['empty'] },
}

/** Stories that are right, each in a way that a careless comparison would take for a fault. */
export const right: Readonly<Record<string, Draw>> = {
  lines: (ar) => one(ar) + two(ar) + three(ar),
  wrapped: (ar) => row('flex-wrap: wrap; inline-size: 90px', one(ar), two(ar), three(ar)),
  columns: (ar) => row('', `<div>${one(ar)}${two(ar)}</div>`, `<div>${three(ar)}</div>`),
  'grid-columns': (ar) => row('display: grid; grid: auto / auto-flow; grid-template-rows: 1fr 1fr', one(ar), two(ar), three(ar)),
  'css-columns': (ar) => `<div style="columns: 2">${one(ar)}${two(ar)}${three(ar)}</div>`,
  heights: (ar) => row('align-items: end', `<div style="font-size: 40px">${one(ar)}</div>`, two(ar)),
  contents: (ar) => row('', `<div style="display: contents">${one(ar)}${two(ar)}</div>`),
  badge: (ar) =>
    `<div style="position: relative"><button>${ar ? 'رسائل' : 'Messages'}</button><span style="position: absolute; inset-block-start: -4px; inset-inline-start: 4px">${ar ? '٣' : '3'}</span></div>`,
  bar: (ar) => `<nav style="position: fixed; inset-block-end: 0">${one(ar)}</nav>${two(ar)}`,
  sticky: (ar) => `${one(ar)}<div style="position: sticky; inset-block-start: 0">${two(ar)}</div>${three(ar)}`,
  hidden: (ar) => `${one(ar)}<span class="hidden">${ar ? 'للقراءة' : 'Read aloud'}</span>${two(ar)}`,
  field: (ar) =>
    `<div style="position: relative; inline-size: 200px"><input style="inline-size: 100%" aria-label="${ar ? 'بحث' : 'Search'}"><button style="position: absolute; inset-inline-start: 0">${ar ? 'امسح' : 'Clear'}</button></div>`,
  sentence: (ar) =>
    ar ? '<p><bdi>نورة</bdi> دعت <a href="#a">٣ أشخاص</a></p>' : '<p><a href="#a">3 people</a> were invited by <bdi>Noura</bdi></p>',
  mixed: (ar) => `<p>${ar ? 'كلمة <bdi>Latin words</bdi> و <b>٣</b> ثم <b>abc</b>' : 'Word <bdi>كلمة عربية</bdi> and <b>3</b>'}</p>`,
  written: (ar) => `<p>${ar ? 'اسم' : 'Name'}</p><p><bdi>Noura</bdi></p><img alt="Noura" src="data:," width="20" height="20">`,
  codes: (ar) => `<p>${ar ? 'رمز' : 'Code'}</p><p>WSL-2026</p><p>QR</p><p>@noura.h</p><p>photo.jpg</p><p>12 345</p>`,
  numbers: (ar) => `<button aria-pressed="true">${ar ? '٣' : '3'}</button>`,
  dialog: (ar) =>
    `${one(ar)}<div data-to-body role="dialog" aria-label="${ar ? 'نافذة' : 'Window'}" style="position: absolute; top: 24px">${two(ar)}</div>`,
  table: (ar) => `<table><tr><td>${one(ar)}<td rowspan="2">${two(ar)}<tr><td>${three(ar)}</table>`,
  transparent: (ar) =>
    `<label>${ar ? 'موافق' : 'Agree'} <input type="checkbox" style="opacity: 0; position: absolute; inset-inline-start: 0"></label>`,
}

const drawn = {
  ...Object.fromEntries(Object.entries(planted).map(([id, { draw }]) => [id, draw])),
  ...Object.fromEntries(Object.entries(right).map(([id, draw]) => [`right-${id}`, draw])),
}

const styles = `
  body { margin: 0; padding: 24px; font: 15px/1.5 sans-serif } p { margin: 0 }
  .row { display: flex; gap: 8px }
  .hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden }`

const page = (
  isArabic: boolean,
) => `<!doctype html><html lang="${isArabic ? 'ar' : 'en'}" dir="${isArabic ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>${styles}</style><body><main id="storybook-root"></main><script>
  const draw = ${JSON.stringify(Object.fromEntries(Object.entries(drawn).map(([id, draw]) => [id, draw(isArabic)])))}
  const show = (id) => {
    for (const stray of document.querySelectorAll('body > [data-to-body]')) stray.remove()
    document.querySelector('main').innerHTML = draw[id]
    for (const stray of document.querySelectorAll('[data-to-body]')) document.body.append(stray)
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
