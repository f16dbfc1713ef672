import { useState } from 'react'
import { ChooseImport } from './ChooseImport.tsx'
import { ImportReview } from './ImportReview.tsx'
import type { CheckedImport } from './import-rows.ts'

/** Conversions of a brand without a developer, from a CSV file (N-15): first what each row would do, then posting what is accepted (Y-14). */
export function ImportScreen() {
  const [checked, setChecked] = useState<CheckedImport | null>(null)
  return checked ? (
    <ImportReview checked={checked} onPosted={setChecked} onAnother={() => setChecked(null)} />
  ) : (
    <ChooseImport onChecked={setChecked} />
  )
}
