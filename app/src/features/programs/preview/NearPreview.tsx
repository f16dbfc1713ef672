import { useRef, useState } from 'react'
import { useApproach } from '@wasla/design-system/components/Late/useApproach.ts'
import { OverviewSkeleton } from '#shared/programs/page/OverviewSkeleton.tsx'
import { LatePreview } from '../wizard/preview/LatePreview.tsx'

/** The program's page below what the dry run found: fetched once the reader comes near, on a phone after some scrolling. */
export function NearPreview() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useApproach(place, () => setNear(true))
  return <div ref={place}>{isNear ? <LatePreview /> : <OverviewSkeleton />}</div>
}
