import { Fragment, useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { coloursIn, coloursOfTheme, likenessOf, paintedColours } from '../stories/colours.ts'
import { wireframe } from '../themes/wireframe.ts'

const meta = { title: 'Foundations/Wireframe/Matrix', tags: ['!dev', '!autodocs'], globals: { theme: 'wireframe' } } satisfies Meta
export default meta

type StoryFile = Parameters<typeof composeStories>[0]
const files = import.meta.glob<StoryFile>('../{components,patterns,primitives}/*/*.matrix.stories.tsx', { eager: true })

/* All stories of all matrices. In tests, composed stories have the decorators of the preview, and `initialGlobals` sets the theme. */
const all = Object.values(files).flatMap((file) =>
  Object.entries(composeStories(file, { initialGlobals: { theme: 'wireframe' } })).map(([name, Story]) => ({
    name: `${file.default.title ?? ''} ${name}`,
    Story: Story as unknown as ComponentType,
  })),
)

const known = coloursOfTheme([...Object.values(wireframe.colour), wireframe.shadow.float])

/**
 * Returns whether an element is hidden, because only screen readers or the values of a form need it. Hidden elements have the browser's own
 * colours.
 */
const isUnseen = (part: Element) => {
  const { width, height } = part.getBoundingClientRect()
  return width <= 1 || height <= 1 || part.closest('[style*="clip"]') !== null
}

/**
 * Returns whether an element may have colours that are not from this theme. Generated pictures and flags have their own colours. A part in
 * another theme, such as a QR code, has the colours of that theme.
 */
const isPrint = (part: Element) =>
  part.closest('[data-component="Cover"], [data-component="Girih"], [data-component="Flag"], [data-theme="light"]:not(html)') !== null

type Rendered = { story: ReactNode; onShown: () => void }
let set: (shown: Rendered) => void = () => undefined

function Stage() {
  const [{ story, onShown }, setShown] = useState<Rendered>({ story: null, onShown: () => undefined })
  // A play function starts after the layout effects, and maybe before the other effects.
  useLayoutEffect(() => {
    set = setShown
  }, [])
  useEffect(onShown, [onShown])
  return story
}

/** Resolves when the story is rendered. */
const show = (story: ReactNode) => new Promise<void>((resolve) => set({ story, onShown: resolve }))

/** Returns the colours in these stories that are not from the theme, each with its story and element. */
async function foreignColours(stories: typeof all): Promise<string[]> {
  const foreign = new Set<string>()
  const looked = new Set<string>()
  for (const { name, Story } of stories) {
    await show(
      <Fragment key={name}>
        <Story />
      </Fragment>,
    )
    const parts = [...document.body.querySelectorAll('[data-component], [data-component] *')].filter(
      (part) => !isPrint(part) && !isUnseen(part),
    )
    for (const [likeness, part] of new Map(parts.map((one) => [likenessOf(one), one]))) {
      if (looked.has(likeness)) continue
      looked.add(likeness)
      for (const { where, value } of paintedColours(part))
        for (const colour of coloursIn(value)) if (!known.has(colour)) foreign.add(`${name}: ${where} is rgb ${colour}`)
    }
  }
  await show(null)
  return [...foreign]
}

/** Makes a story that renders a part of all matrices, one after the other, and expects every colour in them to be from the theme. */
const noColourOfTheirOwn = (part: number): StoryObj => ({
  parameters: { visual: 'none' },
  render: () => <Stage />,
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('data-theme', 'wireframe')
    await expect(all.length).toBeGreaterThan(100)
    await expect(await foreignColours(all.filter((_, index) => index % parts === part))).toEqual([])
  },
})

/* Number of parts. A part takes only a few seconds, even on a busy machine. */
const parts = 4
export const NoColourOfTheirOwn1: StoryObj = noColourOfTheirOwn(0)
export const NoColourOfTheirOwn2: StoryObj = noColourOfTheirOwn(1)
export const NoColourOfTheirOwn3: StoryObj = noColourOfTheirOwn(2)
export const NoColourOfTheirOwn4: StoryObj = noColourOfTheirOwn(3)
