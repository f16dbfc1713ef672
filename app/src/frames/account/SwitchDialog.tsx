import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { Bidi } from '@wasla/design-system/primitives/Bidi'

type SwitchDialogProps = {
  from: string
  to: string
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Dialog that asks before a switch of profile, and names both profiles (T-09). */
export const SwitchDialog = ({ from, to, onConfirm, onClose }: SwitchDialogProps) => (
  <ConfirmDialog
    isOpen
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={<FormattedMessage id="shell.switch.title" values={{ from: <Bidi key="from">{from}</Bidi>, to: <Bidi key="to">{to}</Bidi> }} />}
    onConfirm={onConfirm}
  >
    <FormattedMessage id="shell.switch.body" values={{ name: <Bidi key="name">{to}</Bidi> }} />
  </ConfirmDialog>
)
