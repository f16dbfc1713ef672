import type { Handler } from '../site.ts'

/** What a test changes in a small Storybook. `build` is in the names of classes and variables, because each real build makes its own. */
export type Look = {
  build: string
  space: string
  pad: string
  hovered: string
  join: Readonly<Record<'en' | 'ar', string>>
  hasBadge: boolean
  dot: string
  gap: string
}

/** The small Storybook before any change. */
export const plainLook: Look = {
  build: 'a',
  space: '12px',
  pad: '8px',
  hovered: '#095a4f',
  join: { en: 'Join', ar: 'انضم' },
  hasBadge: false,
  dot: 'red',
  gap: '8px',
}

const styles = ({ build, space, pad, hovered, gap }: Look) => `
  :root { --w-space-3: ${space}; --w-space-4: 16px; --w-colour-primary: #0b6b5e }
  body { margin: 0; padding: 24px; font: 15px/1.5 sans-serif }
  .${build}1 { --${build}pad: var(--w-space-3); inline-size: 240px; padding: var(--${build}pad); border: 1px solid #857c6e }
  .${build}2 { padding: var(--w-space-4) ${pad}; border: 0; background: var(--w-colour-primary); color: #fff }
  .${build}2[data-hovered] { background: ${hovered} }
  .${build}3 { display: flex; flex-direction: column; gap: 4px }
  .${build}4::before { content: ''; display: inline-block; inline-size: ${gap}; block-size: 8px; background: #000 }`

const drawing = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle cx="10" cy="10" r="8" fill="${fill}"/></svg>`)}`

/** Returns the markup of each story by its id. Pictures of “join” are taken in both languages, of the others in English. */
const stories = (look: Look, language: 'en' | 'ar') => {
  const { build, join, hasBadge, dot } = look
  const card = `<div class="${build}1" data-component="Card">Noura</div>`
  const badge = hasBadge ? '<li data-component="Badge">New</li>' : ''
  return {
    'components-card--plain': card,
    'screens-home--plain': `${card}<p>Below the card</p>`,
    'components-button--hovered': `<button class="${build}2" data-component="Button" data-hovered>Invite</button>`,
    'components-button--plain': `<button class="${build}2" data-component="Button">Invite</button>`,
    'screens-program--join': `<p>Other words</p><button data-component="Button"><span>${join[language]}</span></button>`,
    'components-list--plain': `<ul class="${build}3" data-component="List">${badge}<li>One</li><li>Two</li></ul>`,
    'components-avatar--plain': `<span data-component="Avatar"><img alt="" width="20" height="20" src="${drawing(dot)}"></span>`,
    'components-line--plain': `<p class="${build}4" data-component="Line">Text</p>`,
    'components-same--plain': '<p>Always the same</p>',
  }
}

const titles: Readonly<Record<string, string>> = { components: 'Components', screens: 'Screens' }
const titleOf = (id: string) => {
  const [root = '', name = ''] = (id.split('--')[0] ?? '').split('-')
  return `${titles[root] ?? root}/${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

const preview = (
  look: Look,
  language: 'en' | 'ar',
) => `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>${styles(look)}</style><main id="storybook-root"></main><script>
  const drawn = ${JSON.stringify(stories(look, language))}
  const infos = Object.fromEntries(${JSON.stringify(Object.keys(stories(look, language)).map((id) => [id, titleOf(id)]))}.map(([id, title]) => [id, { id, title, name: 'Plain', tags: [], parameters: { visual: id.includes('join') ? ['en-light-desktop', 'ar-light-phone'] : ['en-light-desktop'] } }]))
  const show = (id) => {
    document.querySelector('main').innerHTML = drawn[id]
    __STORYBOOK_PREVIEW__.currentRender = { id, phase: 'finished' }
  }
  globalThis.__STORYBOOK_PREVIEW__ = { ready: async () => {}, extract: async () => infos }
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = { emit: (_event, { storyId }) => show(storyId) }
  const id = new URLSearchParams(location.search).get('id')
  if (id) show(id)
</script></html>`

/** Serves the stories as a Storybook would. */
export const storiesIn =
  (look: Look): Handler =>
  (request, response) => {
    const isIndex = request.url?.endsWith('/index.json')
    const language = decodeURIComponent(request.url ?? '').includes('locale:ar') ? 'ar' : 'en'
    response.writeHead(200, { 'content-type': isIndex ? 'application/json' : 'text/html; charset=utf-8' })
    response.end(isIndex ? JSON.stringify({ entries: {} }) : preview(look, language))
  }
