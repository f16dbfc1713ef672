import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Select } from '../Select/Select.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, type ValidationErrors } from './Form.tsx'

const meta = { title: 'Components/Form/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const ignore = () => {}

function Everything() {
  const say = useSay()
  const texts = Object.fromEntries(Object.entries(stress).map(([name, pair]) => [name, say(pair)]))
  const refusals: Record<string, ValidationErrors | undefined> = {
    'as sent': undefined,
    'all refused': { name: texts['long'] ?? '', bio: texts['unbroken'] ?? '', city: texts['mixed'] ?? '', terms: texts['long'] ?? '' },
    'refused twice': { name: Object.values(texts) },
  }
  const cases = Object.entries(refusals).map(([name, errors]): Case => ({
    name,
    node: (
      <Form validationErrors={errors} onSubmit={ignore}>
        <TextField name="name" label={say({ en: 'Name', ar: 'الاسم' })} />
        <TextArea name="bio" label={say({ en: 'Bio', ar: 'نبذة' })} rows={2} />
        <Select name="city" label={say({ en: 'City', ar: 'المدينة' })} options={[]} />
        <Checkbox name="terms">{say({ en: 'I accept the terms', ar: 'أوافق على الشروط' })}</Checkbox>
        <Button type="submit">{say({ en: 'Save', ar: 'حفظ' })}</Button>
      </Form>
    ),
  }))
  return <Matrix isNarrow cases={cases} />
}

export const EveryState: StoryObj = { render: () => <Everything /> }
