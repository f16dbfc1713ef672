import { sheetId } from './sheet-id.ts'
import { useUrlDialog } from './useUrlDialog.ts'

/**
 * Returns the props of a `PageSheet` whose state is stored in the address, like that of other dialogs. `about` is the id of its subject, if a
 * page has several.
 */
export function useUrlSheet(name: string, about: string | null = null) {
  const { isOpen, value, open, openWith, close } = useUrlDialog(name)
  const show = () => (about === null ? open() : openWith(about))
  return {
    id: sheetId(name, about),
    isOpen: isOpen && value === about,
    onOpenChange: (next: boolean) => (next ? show() : close()),
  }
}
