import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ButtonGroup } from './ButtonGroup.tsx'
import { buttonGroupAligns } from './ButtonGroup.css.ts'

const meta = { title: 'Components/ButtonGroup/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const save = (
  <Button variant="primary">
    <Say pair={{ en: 'Save', ar: 'حفظ' }} />
  </Button>
)
const cancel = (
  <Button>
    <Say pair={{ en: 'Cancel', ar: 'إلغاء' }} />
  </Button>
)

export const EveryAlign: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(buttonGroupAligns, [false, true]).map(([align, keepsOneRow]): Case => ({
        name: `${align} ${keepsOneRow ? 'one row' : 'stacks on phones'}`,
        node: (
          <ButtonGroup align={align} keepsOneRow={keepsOneRow} primary={save} label={`${align} ${keepsOneRow}`}>
            {cancel}
            {keepsOneRow && <IconButton icon="more" label="more" variant="bordered" />}
          </ButtonGroup>
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
          <ButtonGroup align="end" primary={save}>
            <Button>
              <Say pair={pair} />
            </Button>
          </ButtonGroup>
        ),
      }))}
    />
  ),
}
