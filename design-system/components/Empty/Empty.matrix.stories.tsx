import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Empty, type EmptyProps } from './Empty.tsx'

const meta = { title: 'Components/Empty/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const words = {
  title: { en: 'No invites yet', ar: 'لا دعوات بعد' },
  body: { en: 'People you invite wait here until they answer.', ar: 'من تدعوهم ينتظرون هنا حتى يردّوا.' },
  invite: { en: 'Invite members', ar: 'ادعُ أعضاء' },
}
const invite = (
  <Button>
    <Say pair={words.invite} />
  </Button>
)
const parts: readonly [string, Partial<EmptyProps>][] = [
  ['bare', {}],
  ['with words', { children: <Say pair={words.body} /> }],
  ['with an action', { action: invite }],
  ['whole', { children: <Say pair={words.body} />, action: invite }],
]

export const EveryPart: StoryObj = {
  render: () => (
    <Matrix
      cases={parts.map(([name, props]): Case => ({
        name,
        node: (
          <Card>
            <Empty title={<Say pair={words.title} />} {...props} />
          </Card>
        ),
      }))}
    />
  ),
}
export const StressWraps: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <Card>
            <Empty
              title={<Say pair={pair} />}
              action={
                <Button>
                  <Say pair={pair} />
                </Button>
              }
            >
              <Say pair={pair} />
            </Empty>
          </Card>
        ),
      }))}
    />
  ),
}
