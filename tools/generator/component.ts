const unfilled = (name: string) => `Say here, by role and by name, what a reader can do with ${name}.`

/** Returns the files of a component's folder, by name. */
export function componentFiles(name: string): Record<string, string> {
  const camel = name.charAt(0).toLowerCase() + name.slice(1)
  return {
    [`${name}.tsx`]: `import type { ReactNode } from 'react'
import { ${camel}, type ${camel}Variants } from './${name}.css.ts'

export type ${name}Props = {
  /** @default 'plain' */
  variant?: (typeof ${camel}Variants)[number]
  children: ReactNode
}

/** What it is, when to use it, and what to use instead when it does not fit. */
export function ${name}({ variant = 'plain', children }: ${name}Props) {
  return (
    <div className={${camel}({ variant })} data-component="${name}">
      {children}
    </div>
  )
}
`,
    [`${name}.css.ts`]: `import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const ${camel}Variants = ['plain'] as const

export const ${camel} = recipe({
  base: [
    text('body'),
    {
      padding: fixed.space.md,
      color: vars.colour.text,
      '@media': { [media.forced]: { borderColor: 'CanvasText' } },
    },
  ],
  variants: { variant: { plain: {} } satisfies Record<(typeof ${camel}Variants)[number], object> },
})
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { Say } from '../../stories/say.tsx'
import { ${name} } from './${name}.tsx'

const words = { content: { en: '', ar: '' } }

const meta = {
  title: 'Components/${name}',
  component: ${name},
  args: { children: <Say pair={words.content} /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What one does with it; people are shown the one above, at rest. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: () => {
    throw new Error('${unfilled(name)}')
  },
}
`,
    [`${name}.matrix.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { ${camel}Variants } from './${name}.css.ts'
import { ${name} } from './${name}.tsx'

const meta = { title: 'Components/${name}/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const texts = Object.entries(stress)

export const EveryVariant: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={${camel}Variants.flatMap((variant) =>
        texts.map(([name, pair]): Case => ({ name: \`\${variant} \${name}\`, node: <${name} variant={variant}><Say pair={pair} /></${name}> })),
      )}
    />
  ),
}
`,
    [`${name}.mdx`]: `import { Meta, Canvas, Controls } from '@storybook/addon-docs/blocks'
import * as stories from './${name}.stories.tsx'

<Meta of={stories} />

# ${name}

<Canvas of={stories.Default} />
<Controls of={stories.Default} />

## When to use

## When not to

## Content

## Direction

## Keyboard
`,
  }
}
