import type { Codemod } from './codemod.ts'

const fields = ['DateField', 'DatePicker', 'Combobox'] as const
const before = (field: string) => `components/${field}/Late${field}`
const after = (field: string) => `components/${field}/Lazy${field}`

const source = (word: 'Late' | 'Lazy') => `import { ${word}DateField } from '@wasla/design-system/components/DateField/${word}DateField'
import { ${word}DatePicker } from '@wasla/design-system/components/DatePicker/${word}DatePicker'
import { ${word}Combobox } from '@wasla/design-system/components/Combobox/${word}Combobox'

export const fields = [${word}DateField, ${word}DatePicker, ${word}Combobox]
export const Picker = () => <${word}DatePicker label="a"></${word}DatePicker>
`

export const lazyFields: Codemod = {
  version: '0.1.0',
  name: 'lazy-fields',
  says: 'The fields that load when they are needed are now called LazyDateField, LazyDatePicker and LazyCombobox.',
  mends: fields.map((field) => `${before(field)} Late${field}` as const),
  example: { before: source('Late'), after: source('Lazy') },
  entries: fields.map((field) => ({ from: before(field), to: after(field) })),
  exports: fields.map((field) => ({ entry: after(field), from: `Late${field}`, to: `Lazy${field}` })),
}
