import type { Meta, StoryObj } from '@storybook/react-vite'
import { face } from '../../stories/face.ts'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { kindWords } from '../../stories/kinds.ts'
import { accents } from '../../tokens/token-type.ts'
import { Avatar, type AvatarProps } from './Avatar.tsx'
import { avatarSizes } from './Avatar.css.ts'

const meta = { title: 'Components/Avatar/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const Noura = (props: Partial<AvatarProps>) => <Avatar name={useSay()({ en: 'Noura Alotaibi', ar: 'نورة العتيبي' })} {...props} />
const Stressed = ({ of }: { of: keyof typeof stress }) => <Avatar name={useSay()(stress[of])} accent="accent3" size="large" />

export const EveryKindAndSize: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(pairs([...accents, undefined], avatarSizes), [undefined, face]).map(([[accent, size], src]): Case => ({
        name: `${accent ? kindWords[accent].en.toLowerCase() : 'none'} ${size} ${src ? 'picture' : 'initials'}`,
        node: (
          <div>
            <Noura accent={accent} size={size} src={src} />
          </div>
        ),
      }))}
    />
  ),
}
export const StressKeepsTwoLetters: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={(['long', 'unbroken', 'mixed'] as const).map((of): Case => ({
        name: of,
        node: (
          <div>
            <Stressed of={of} />
          </div>
        ),
      }))}
    />
  ),
}
