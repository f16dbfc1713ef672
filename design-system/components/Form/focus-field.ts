/** Controls that can be focused; a hidden input that carries a value cannot. */
const controls = 'input:not([type="hidden"], [tabindex="-1"], :disabled), textarea:not(:disabled), button:not(:disabled, [tabindex="-1"])'

/** An input comes before a button that opens a list: in a phone field the number before the country. */
function controlIn(field: Element): HTMLElement | undefined {
  const found = [...field.querySelectorAll<HTMLElement>(controls)]
  const isChosen = (control: HTMLElement) => control instanceof HTMLInputElement && control.checked
  return found.find(isChosen) ?? found.find((control) => !(control instanceof HTMLButtonElement)) ?? found[0]
}

/** Focuses the field of that `name`, or the visible control beside it where the name belongs to a hidden input. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const named = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  if (!named) return
  if (named.matches(controls) && !named.matches('[type="radio"], [type="checkbox"]')) return named.focus()
  const field = named.closest('[data-component]:not([data-component="Form"])')
  const control = field && controlIn(field)
  control?.focus()
}

/** After an answer with errors: focuses the summary where there is one, otherwise the first refused field. */
export function focusAnswer(form: HTMLFormElement | null): void {
  const summary = form?.querySelector<HTMLElement>('[data-component="ErrorSummary"]')
  if (summary) return summary.focus()
  const first = form?.querySelector<HTMLElement>('[data-invalid], [aria-invalid="true"]')
  if (!first) return
  const invalid = first.matches('[aria-invalid="true"]') ? first : first.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches(controls) ? invalid : (controlIn(first) ?? invalid)
  control?.focus()
}
