import type { ReactNode } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { Dialog } from 'react-aria-components/Dialog'
import { GroupContext } from 'react-aria-components/Group'
import { LabelContext } from 'react-aria-components/Label'
import { Popover } from 'react-aria-components/Popover'
import { TextContext } from 'react-aria-components/Text'
import { usePhone } from '../Overlay/usePhone.ts'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import { Sheet } from '../Sheet/Sheet.tsx'
import * as styles from './DatePicker.css.ts'

type CalendarPanelProps = { title: ReactNode; isOpen: boolean; onOpenChange: (isOpen: boolean) => void; children: ReactNode }

/** Panel with the calendar of a field. It opens beside the field, or on phones as a sheet: between field and keyboard it would not fit. */
export function CalendarPanel({ title, isOpen, onOpenChange, children }: CalendarPanelProps) {
  const node = useOverlayNode()
  const isPhone = usePhone()
  if (isPhone)
    return (
      // Resets the contexts of the field. They are for the button and texts of the field, not for those of the sheet.
      <ButtonContext value={null}>
        <GroupContext value={null}>
          <LabelContext value={null}>
            <TextContext value={null}>
              <Sheet title={title} isOpen={isOpen} onOpenChange={onOpenChange}>
                <div className={styles.sheet}>{children}</div>
              </Sheet>
            </TextContext>
          </LabelContext>
        </GroupContext>
      </ButtonContext>
    )
  return (
    <Popover {...node} offset={6} className={styles.panel}>
      <Dialog className={styles.dialog}>{children}</Dialog>
    </Popover>
  )
}
