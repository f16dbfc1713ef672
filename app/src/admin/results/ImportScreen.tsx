import { useState } from 'react'
import { ChooseImport } from './ChooseImport.tsx'
import { ImportReview } from './ImportReview.tsx'
import type { CheckedImport } from './import-rows.ts'

/**
 * Imports conversions from a CSV file, for brands without a developer (N-15). First shows what each row would do, then posts the accepted
 * rows (Y-14).
 */
export function ImportScreen() {
  const [checked, setChecked] = useState<CheckedImport | null>(null)
  return checked ? (
    <ImportReview checked={checked} onPosted={setChecked} onAnother={() => setChecked(null)} />
  ) : (
    <ChooseImport onChecked={setChecked} />
  )
}
