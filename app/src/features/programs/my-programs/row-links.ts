import { isEditedWhilePublished } from '@wasla/contract/programs/steps/editable.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { editAddress } from '#shared/programs/wizard/addresses.ts'

/** Returns the address of a program's page on which the sheet for adding budget is open. */
export const addBudgetAddress = (id: string): string => `${programAddress(id)}?dialog=budget`

type RowLink = {
  id: 'edit' | 'budget' | 'participants' | 'performance'
  label: 'programs.owner.edit' | 'programs.owner.do.budget' | 'programs.tab.participants' | 'programs.tab.performance'
  icon: IconName
  href: string
}

/**
 * Returns the links in the menu of a program's row: editing, budget, participants and performance of a published program (K-30); none for a
 * draft. The link to the program's page is not one of them.
 */
export function rowLinks({ id, status }: { id: string; status: ProgramStatus }): RowLink[] {
  if (status === 'Draft') return []
  const watched: RowLink[] = [
    { id: 'participants', label: 'programs.tab.participants', icon: 'users', href: programAddress(id, 'participants') },
    { id: 'performance', label: 'programs.tab.performance', icon: 'target', href: programAddress(id, 'performance') },
  ]
  if (!isEditedWhilePublished(status)) return watched
  return [
    { id: 'edit', label: 'programs.owner.edit', icon: 'edit', href: editAddress(id) },
    { id: 'budget', label: 'programs.owner.do.budget', icon: 'plus', href: addBudgetAddress(id) },
    ...watched,
  ]
}
