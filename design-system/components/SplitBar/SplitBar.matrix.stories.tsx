import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { foundAll } from '../../stories/found-all.ts'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { splitLooks } from './SplitBar.css.ts'
import { SplitBar, SplitKey } from './SplitBar.tsx'

const meta = { title: 'Components/SplitBar/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

function Everything() {
  const say = useSay()
  return (
    <Matrix
      isNarrow
      cases={[
        ...pairs(splitLooks, [0, 0.4, 1]).map(([look, value]): Case => ({
          name: `${look} ${value}`,
          node: (
            <>
              <SplitKey look={look} />
              <SplitBar parts={[{ id: look, value, look }]} whole={1} />
            </>
          ),
        })),
        { name: 'all', node: <SplitBar parts={splitLooks.map((look) => ({ id: look, value: 1, look }))} /> },
        { name: 'nothing', node: <SplitBar parts={[]} /> },
        { name: 'more than all', node: <SplitBar parts={[{ id: 'more', value: 9e12, look: 'done' }]} whole={1} /> },
        ...pairs([0, 0.5, 1], Object.entries(stress)).map(([at, [name, pair]]): Case => ({
          name: `mark at ${at}, ${name}`,
          node: <SplitBar parts={[{ id: 'part', value: 3, look: 'coming' }]} whole={5} mark={{ at, words: say(pair) }} />,
        })),
      ]}
    />
  )
}
/** A part on its track and the key of that part on the card have the same colour. All looks of a bar differ. */
export const KeysMatchParts: StoryObj = {
  render: () => (
    <>
      {splitLooks.map((look) => (
        <div key={look} data-look-of={look}>
          <SplitKey look={look} />
          <SplitBar parts={[{ id: look, value: 1, look }]} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const paints = splitLooks
      .filter((look) => look !== 'rest')
      .map((look) => {
        const paintOf = (name: string) => {
          const [found] = foundAll(canvasElement, `[data-look-of="${look}"] [data-part="${name}"]`)
          return found ? `${getComputedStyle(found).backgroundColor} ${getComputedStyle(found).backgroundImage}` : name
        }
        return { key: paintOf('key'), part: paintOf('part') }
      })
    for (const { key, part } of paints) await expect(key).toBe(part)
    await expect(new Set(paints.map(({ part }) => part)).size).toBe(paints.length)
    // Neither the track nor the card is visible through a part.
    const isSeenThrough = (paint: string) => paint === 'none' || /rgba\(|\/ 0/u.test(paint)
    const [under, over] = [(paint: string) => paint.split(') ')[0] ?? '', (paint: string) => paint.slice(paint.indexOf(') ') + 2)]
    for (const { part } of paints) await expect(isSeenThrough(under(part)) && isSeenThrough(over(part))).toBe(false)
  },
}

/** Nothing overflows the bar, for any amounts and words. */
export const EveryLookUnderStress: StoryObj = {
  render: () => <Everything />,
  play: async ({ canvasElement }) => {
    for (const bar of foundAll(canvasElement, '[data-component="SplitBar"]'))
      await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth + 1)
  },
}
