import { useAddressQuery } from './useAddress.ts'

const key = 'dialog'

/**
 * A dialog whose being open is part of the address: a reload keeps it, the back button closes it. Only one is open at a time.
 * `value` is what the dialog is about, where it needs to know.
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
