const start = 'dialog-'

/** Returns the id of the sheet that the address opens with `?dialog=name` or `?dialog=name:about`. */
export const sheetId = (name: string, about: string | null = null): string => `${start}${name}${about === null ? '' : `:${about}`}`

/** Returns what the address says about a sheet with this id. */
export const dialogOf = (id: string): string => id.slice(start.length)
