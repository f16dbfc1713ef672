import { useAddressQuery } from './useAddress.ts'

const key = 'dialog'

/**
 * Stores the open dialog in the address: a reload keeps the dialog open, and the back button closes it. At most one dialog is open. `value`
 * is the id of the dialog's subject, if the dialog needs one.
 */
export function useUrlDialog(name: string) {
  const [params, changeQuery] = useAddressQuery()
  const [openName, value] = (params.get(key) ?? '').split(':', 2)
  const show = (next: string | null, replace: boolean) =>
    changeQuery(
      (current) => {
        const changed = new URLSearchParams(current)
        if (next === null) changed.delete(key)
        else changed.set(key, next)
        return changed
      },
      { replace, preventScrollReset: true },
    )
  return {
    isOpen: openName === name,
    value: openName === name ? (value ?? null) : null,
    open: () => show(name, false),
    openWith: (about: string) => show(`${name}:${about}`, false),
    close: () => show(null, true),
  }
}
