import type { ReactNode } from 'react'
import { Sheet } from '@wasla/design-system/components/Sheet'

/** The whole preview in a sheet. */
export const PreviewSheet = ({ title, onClose, children }: { title: ReactNode; onClose: () => void; children: ReactNode }) => (
  <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
    {children}
  </Sheet>
)
