import type { Handler } from './site.ts'

/**
 * Properties of the small Storybook that a test changes, each by the smallest possible step. `name`, `role` and `live` are attributes that
 * no picture shows.
 */
export type Look = {
  radius: number
  colour: string
  shift: number
  name: string
  role: string
  live: string
  stories: readonly string[]
  docs: readonly string[]
}

const drawn = ({ radius, colour, shift }: Look) => `
  body { margin: 0; padding: 24px; background: #fbf8f3; font: 15px/1.5 sans-serif }
  .card { inline-size: 240px; padding: 16px; border: 1px solid #857c6e; border-radius: ${radius}px; background: #fff }
  .button { display: inline-block; padding: 8px 16px; border-radius: 10px; background: ${colour}; color: #fff }
  .words { position: relative; inset-inline-start: ${shift}px }`

/** The part of a Storybook preview that the camera uses, with a few small stories. */
const preview = (look: Look) => `<!doctype html><meta charset="utf-8"><style>${drawn(look)}</style><main></main><script>
  const draw = {
    'card--plain': () => '<div class="card">Noura, نورة</div>',
    'button--plain': () => '<span class="button">Invite</span>',
    'words--plain': () => '<p class="words">Noura, نورة</p>',
    'words--again': () => '<p class="words">Omar</p>',
    'gone--plain': () => 'Gone',
    'restless--plain': () => (shown > 1 ? '<span class="button">Late</span>' : 'Alone'),
    'named--plain': () => '<button ${look.name}>+</button>',
    'choice--plain': () => '<span ${look.role} aria-checked="true" tabindex="0">Notify me</span>',
    'sent--plain': () => '<p ${look.live}>Sent</p>',
    'whisper--plain': () => '<button ' + (shown > 1 ? '${look.name}' : '') + '>+</button>',
    'clock--now': () => String(Date.now()) + ' ' + Math.random(),
  }
  const stories = Object.fromEntries(${JSON.stringify(look.stories)}.map((id) => [id, { id, title: id.split('--')[0], name: 'Plain', tags: [], parameters: id.startsWith('clock') ? {} : { visual: ['en-light-desktop'] } }]))
  let shown = 0
  const show = (id) => {
    shown++
    document.querySelector('main').innerHTML = draw[id]()
    __STORYBOOK_PREVIEW__.currentRender = { id, phase: 'finished' }
  }
  globalThis.__STORYBOOK_PREVIEW__ = { ready: async () => {}, extract: async () => stories }
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = { emit: (_event, { storyId }) => show(storyId) }
  const showDocs = (id) => {
    document.querySelector('main').innerHTML = '<div class="sbdocs"></div>'
    __STORYBOOK_PREVIEW__.currentRender = { id }
    __STORYBOOK_PREVIEW__.storyRenders = []
    setTimeout(() => {
      document.querySelector('.sbdocs').innerHTML = '<div data-story-block="true" class="card">Docs of the card</div>'
      __STORYBOOK_PREVIEW__.storyRenders = [{ id: 'card--plain', phase: 'finished' }]
    })
  }
  const parameters = new URLSearchParams(location.search)
  const id = parameters.get('id')
  if (id) (parameters.get('viewMode') === 'docs' ? showDocs : show)(id)
</script>`

export const plainLook: Look = {
  radius: 8,
  colour: '#0b6b5e',
  shift: 0,
  name: 'aria-label="Invite Noura"',
  role: 'role="checkbox"',
  live: '',
  stories: ['card--plain', 'button--plain', 'words--plain', 'words--again', 'clock--now', 'restless--plain'],
  docs: ['card--docs'],
}

const index = ({ docs }: Look) => ({
  entries: Object.fromEntries(docs.map((id) => [id, { type: 'docs', id, title: 'card', name: 'Docs', tags: ['autodocs'] }])),
})

/** Returns a handler that serves a few stories as a Storybook would. */
export const storiesIn =
  (look: Look): Handler =>
  (request, response) => {
    const isIndex = request.url?.endsWith('/index.json')
    response.writeHead(200, { 'content-type': isIndex ? 'application/json' : 'text/html; charset=utf-8' })
    response.end(isIndex ? JSON.stringify(index(look)) : preview(look))
  }
