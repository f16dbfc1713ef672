import type { Codemod } from './codemod.ts'

const overlay = (component: string) => ({
  entry: `components/${component}`,
  component,
  from: 'isHeld',
  to: 'isDismissDisabled',
})

const source = (prop: string) => `import { Dialog } from '@wasla/design-system/components/Dialog'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { Box } from './Box'

export const Question = ({ isHeld }: { isHeld: boolean }) => (
  <Dialog isOpen ${prop}={isHeld} title="a" onOpenChange={close}>
    <Box isHeld />
    <Sheet isOpen ${prop} title="b" onOpenChange={close} />
  </Dialog>
)
`

export const dismissDisabled: Codemod = {
  version: '0.1.0',
  name: 'dismiss-disabled',
  says: 'The prop isHeld of Dialog and Sheet is now called isDismissDisabled.',
  mends: ['components/Dialog Dialog', 'components/Dialog DialogProps', 'components/Sheet Sheet', 'components/Sheet SheetProps'],
  example: { before: source('isHeld'), after: source('isDismissDisabled') },
  props: [overlay('Dialog'), overlay('Sheet')],
}
