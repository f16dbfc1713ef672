import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useIsStatic } from '../Lazy/useIsStatic.ts'

/**
 * What a press on a copy button shows, as templates for the script of a page on which the app does not run: the confirmation, its icon, and
 * the words if the browser refuses.
 */
export const CopyParts = ({ copied, refused }: { copied: ReactNode; refused: ReactNode }) =>
  useIsStatic() && (
    <>
      <template data-part="copied">{copied}</template>
      <template data-part="done">
        <Icon name="check" />
      </template>
      <template data-part="refused">{refused}</template>
    </>
  )
