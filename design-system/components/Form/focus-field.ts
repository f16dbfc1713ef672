/** Controls that can be focused; a hidden input with a value cannot. */
const controls = 'input:not([type="hidden"], [tabindex="-1"], :disabled), textarea:not(:disabled), button:not(:disabled, [tabindex="-1"])'

/**
 * Returns the control to focus in a field. An input has priority over a button that opens a list: in a phone field the number over the
 * country.
 */
function controlIn(field: Element): HTMLElement | undefined {
  const found = [...field.querySelectorAll<HTMLElement>(controls)]
  const isChosen = (control: HTMLElement) => control instanceof HTMLInputElement && control.checked
  return found.find(isChosen) ?? found.find((control) => !(control instanceof HTMLButtonElement)) ?? found[0]
}

/** Focuses the field with this `name`, or the visible control beside it if the name belongs to a hidden input. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const named = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  if (!named) return
  if (named.matches(controls) && !named.matches('[type="radio"], [type="checkbox"]')) return named.focus()
  const field = named.closest('[data-component]:not([data-component="Form"])')
  const control = field && controlIn(field)
  control?.focus()
}

/** Focuses the summary after an answer with errors, or the first refused field if there is no summary. */
export function focusAnswer(form: HTMLFormElement | null): void {
  const summary = form?.querySelector<HTMLElement>('[data-component="ErrorSummary"]')
  if (summary) return summary.focus()
  const first = form?.querySelector<HTMLElement>('[data-invalid], [aria-invalid="true"]')
  if (!first) return
  const invalid = first.matches('[aria-invalid="true"]') ? first : first.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches(controls) ? invalid : (controlIn(first) ?? invalid)
  control?.focus()
}
