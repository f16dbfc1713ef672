import { useAddressQuery } from './useAddress.ts'

const key = 'dialog'

/**
 * Stores in the address which dialog is open: a reload keeps it open, the back button closes it. One dialog at most is open. `value` is the
 * id of what the dialog is about, if it needs one.
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
