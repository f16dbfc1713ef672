import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Form } from '../Form/Form.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = { title: 'Components/ErrorSummary/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const counts = [1, 2, 3, 11] as const
const ignore = () => {}

function Everything() {
  const say = useSay()
  const name = (at: number) => say({ en: `Field ${at + 1}`, ar: `الحقل ${at + 1}` })
  const counted = counts.map((count): Case => {
    const fields = Array.from({ length: count }, (_none, at) => [`field-${at}`, name(at)] as const)
    const errors = Object.fromEntries(fields.map(([field]) => [field, say({ en: 'Fill this in', ar: 'املأ هذا الحقل' })]))
    return {
      name: `${count} refused`,
      node: (
        <Form validationErrors={errors} onSubmit={ignore}>
          <ErrorSummary labels={Object.fromEntries(fields)} />
        </Form>
      ),
    }
  })
  const hard = Object.entries(stress).map(([field, pair]): Case => ({
    name: field,
    node: (
      <Form validationErrors={{ [field]: say(pair) }} onSubmit={ignore}>
        <ErrorSummary labels={{ [field]: say(pair) }} />
      </Form>
    ),
  }))
  return <Matrix isNarrow cases={[...counted, ...hard]} />
}

export const EveryState: StoryObj = { render: () => <Everything /> }
