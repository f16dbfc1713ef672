import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../../primitives/Text/Text.tsx'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Card } from '../Card/Card.tsx'
import { CountBadge } from '../CountBadge/CountBadge.tsx'
import { Accordion, AccordionItem, type AccordionItemProps } from './Accordion.tsx'

const meta = { title: 'Components/Accordion/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const word = <Say pair={{ en: 'Still to do', ar: 'ما تبقّى' }} />
const parts: readonly [string, Partial<AccordionItemProps>][] = [
  ['bare', {}],
  ['with a count', { meta: <CountBadge count={3} /> }],
  ['disabled', { isDisabled: true }],
]

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      cases={parts.flatMap(([name, props]) =>
        [true, false].map((isOpen): Case => ({
          name: `${name} ${isOpen ? 'open' : 'closed'}`,
          node: (
            <Card isClipped>
              <Accordion {...(isOpen && { defaultOpen: 'part' })}>
                <AccordionItem id="part" title={word} {...props}>
                  <Text>{word}</Text>
                </AccordionItem>
              </Accordion>
            </Card>
          ),
        })),
      )}
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
          <Card isClipped>
            <Accordion defaultOpen="part">
              <AccordionItem id="part" title={<Say pair={pair} />} meta={<CountBadge count={100} />}>
                <Text>
                  <Say pair={pair} />
                </Text>
              </AccordionItem>
            </Accordion>
          </Card>
        ),
      }))}
    />
  ),
}
