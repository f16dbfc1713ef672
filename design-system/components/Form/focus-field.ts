/** What can be typed into, chosen or pressed; a hidden field that carries a value cannot. */
const controls = 'input:not([type="hidden"], [tabindex="-1"], :disabled), textarea:not(:disabled), button:not(:disabled, [tabindex="-1"])'

/** What is typed into counts before what opens a list: a phone field's number before its country. */
function controlIn(field: Element): HTMLElement | undefined {
  const found = [...field.querySelectorAll<HTMLElement>(controls)]
  const isChosen = (control: HTMLElement) => control instanceof HTMLInputElement && control.checked
  return found.find(isChosen) ?? found.find((control) => !(control instanceof HTMLButtonElement)) ?? found[0]
}

/** Leads to the field of that `name`: to itself, or to the control that stands for it where the name is on a hidden one. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const named = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  if (!named) return
  if (named.matches(controls) && !named.matches('[type="radio"], [type="checkbox"]')) return named.focus()
  const field = named.closest('[data-component]:not([data-component="Form"])')
  const control = field && controlIn(field)
  control?.focus()
}

/** After an answer that refuses something: to the summary where there is one, else to the first refused field. */
export function focusAnswer(form: HTMLFormElement | null): void {
  const summary = form?.querySelector<HTMLElement>('[data-component="ErrorSummary"]')
  if (summary) return summary.focus()
  const first = form?.querySelector<HTMLElement>('[data-invalid], [aria-invalid="true"]')
  if (!first) return
  const invalid = first.matches('[aria-invalid="true"]') ? first : first.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches(controls) ? invalid : (controlIn(first) ?? invalid)
  control?.focus()
}
