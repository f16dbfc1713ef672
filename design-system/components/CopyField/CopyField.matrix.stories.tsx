import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { CopyField, type CopyFieldProps } from './CopyField.tsx'

const meta = { title: 'Components/CopyField/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const Link = (props: Omit<CopyFieldProps, 'label'>) => <CopyField {...props} label={useSay()({ en: 'Your link', ar: 'رابطك' })} />

const values: readonly (readonly [string, Omit<CopyFieldProps, 'label'>])[] = [
  ['address', { value: 'https://wasla.example/profile/influencer/noura_cooks' }],
  [
    'common and own part',
    { value: 'https://wasla.example/noura', shown: { lead: 'wasla.example/profile/influencer/', own: 'noura_cooks' } },
  ],
  ['handle', { value: '@reem_dosari' }],
  ['IBAN', { value: 'SA03 8000 0000 6080 1016 7519' }],
  ['unbroken', { value: `https://wasla.example/${'unbroken'.repeat(9)}` }],
  ['Arabic inside', { value: 'https://wasla.example/ريم-الدوسري' }],
]

export const StressEveryValueAt288: StoryObj = {
  render: () => <Matrix isNarrow cases={values.map(([name, props]): Case => ({ name, node: <Link {...props} /> }))} />,
}
